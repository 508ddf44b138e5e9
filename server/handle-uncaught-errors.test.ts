import { expect, it } from 'vitest';
import { isLostConnection } from './handle-uncaught-errors.ts';

function thrown(stack: string, changes: object = {}): Error {
  return Object.assign(new TypeError("Cannot read properties of null (reading 'write')"), {
    stack: `TypeError: …\n${stack}`,
    ...changes,
  });
}

it.each([
  [
    'a write of the driver after its socket is gone',
    thrown('    at nextWrite (file:///srv/site/node_modules/postgres/src/connection.js:259:18)'),
    true,
  ],
  [
    'a query that the end of its connection cut off',
    thrown('', { code: 'CONNECTION_CLOSED' }),
    true,
  ],
  ['a mistake of ours', thrown('    at file:///srv/site/server/app.ts:1:1'), false],
  [
    'a mistake in our code, called by the driver',
    thrown(
      '    at file:///srv/site/data/readings.ts:1:1\n    at node_modules/postgres/src/connection.js:1:1',
    ),
    false,
  ],
  ['a value that is not an error', 'CONNECTION_CLOSED', false],
])('recognizes whether %s is a lost connection', (_name, error, lost) => {
  expect(isLostConnection(error)).toBe(lost);
});
