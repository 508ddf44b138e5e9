import { expect, test } from 'vitest';
import { bareJson } from './bare-json.ts';

const rows: [name: string, text: string, bare: string][] = [
  ['bare already', '{"a":1}', '{"a":1}'],
  ['spaces and a byte order mark', ' \uFEFF\n{"a":1}\n', '{"a":1}'],
  ['a fence', '```json\n{"a":1}\n```', '{"a":1}'],
  ['a fence without a language, lines ended by CRLF', '```\r\n{"a":1}\r\n```', '{"a":1}'],
  ['reasoning, then a fence', '<think>\n{"no"}\n</think>\n```json\n{"a":1}\n```', '{"a":1}'],
  ['a fence inside a string stays', '{"a":"```json\\n```"}', '{"a":"```json\\n```"}'],
  ['reasoning inside a string stays', '{"a":"<think>x</think>"}', '{"a":"<think>x</think>"}'],
  ['a fence never closed stays', '```json\n{"a":1}', '```json\n{"a":1}'],
  ['prose around it stays', 'Here: {"a":1}', 'Here: {"a":1}'],
];
test.each(rows)('%s', (_name, text, bare) => {
  expect(bareJson(text)).toBe(bare);
});
