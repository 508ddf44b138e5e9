import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

function check(args: string[], input = '') {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/check.ts', ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('prints each statement with its verdict and what the sky does', () => {
  const { status, stdout } = check([
    ...['--date', '2026-06-29', '--period', 'week', '--zone', 'America/New_York'],
    'Jupiter enters Leo on Tuesday. Venus is retrograde. Mars does a jig with Saturn in the barn.',
  ]);
  expect(status).toBe(0);
  expect(stdout).toContain('true: Jupiter enters Leo on Tuesday\n  Jupiter moves from Cancer into');
  expect(stdout).toContain('FALSE: Venus is retrograde\n  Venus is direct');
  expect(stdout).toContain('not understood: Mars does a jig');
});

test('says so if a text claims nothing', () => {
  const { stdout } = check(['--date', '2026-06-29', 'Call your sister.']);
  expect(stdout).toBe('The text says nothing about the sky.\n');
});

test('prints the verdict on each statement as JSON', () => {
  const { status, stdout } = check([
    '--date',
    '2026-11-21',
    '--sign',
    'Aries',
    '--json',
    'Venus is in your seventh house. Mars does a jig with Saturn.',
  ]);
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toEqual({
    claims: [
      {
        text: 'Venus is in your seventh house',
        kind: 'body-in-house',
        verdict: 'true',
        reason: 'Venus is in Libra (the seventh house for Aries).',
      },
    ],
    unread: ['Mars does a jig with Saturn'],
  });
});

test('reads standard input for a lone hyphen', () => {
  const { stdout } = check(['--date', '2026-11-21', '--json', '-'], 'Mercury is retrograde.');
  expect(JSON.parse(stdout).claims).toMatchObject([{ kind: 'motion', verdict: 'false' }]);
});

test.each([
  ['no date', ['text'], 'The date is missing.'],
  ['an impossible date', ['--date', '2026-02-30', 'text'], 'Not a calendar date'],
  [
    'an unknown sign',
    ['--date', '2026-11-21', '--sign', 'ophiuchus', 'text'],
    'Unknown sign: ophiuchus.',
  ],
  [
    'an unknown zone',
    ['--date', '2026-11-21', '--zone', 'Mars/Olympus', 'text'],
    'Unknown time zone',
  ],
  [
    'an unknown period',
    ['--date', '2026-11-21', '--period', 'eon', 'text'],
    'Unknown period: eon.',
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
