import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function check(args: string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check.ts', ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('prints the verdict on each statement as JSON', () => {
  const { status, stdout } = check([
    '--date',
    '2026-11-21',
    '--sign',
    'Aries',
    'Venus is in your seventh house.',
  ]);
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toEqual({
    claims: [
      {
        text: 'Venus is in your seventh house',
        kind: 'body-in-house',
        verdict: 'true',
        reason: 'Venus is in Libra.',
      },
    ],
  });
});

test('reads standard input for a lone hyphen', () => {
  const { stdout } = check(['--date', '2026-11-21', '-'], 'Mercury is retrograde.');
  expect(JSON.parse(stdout).claims).toMatchObject([{ kind: 'motion', verdict: 'false' }]);
});

test.each([
  ['no date', ['text'], 'The date is missing.'],
  ['an impossible date', ['--date', '2026-02-30', 'text'], 'Not a date of the calendar'],
  [
    'an unknown sign',
    ['--date', '2026-11-21', '--sign', 'ophiuchus', 'text'],
    'No sign of the zodiac: ophiuchus.',
  ],
  ['an unknown option', ['--date', '2026-11-21', '--day', '3', 'text'], "Unknown option '--day'."],
  ['no text', ['--date', '2026-11-21'], 'The text is missing.'],
  ['a text without quotes', ['--date', '2026-11-21', 'two', 'words'], 'put it in quotes'],
])('%s ends with code 2 and a sentence', (_name, args, sentence) => {
  const { status, stdout, stderr } = check(args);
  expect(status).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toContain(sentence);
  expect(stderr).not.toContain('    at ');
});
