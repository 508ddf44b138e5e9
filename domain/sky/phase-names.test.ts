import { expect, it } from 'vitest';
import { phaseName } from './phase-names.ts';

it.each([
  [0, 'New Moon'],
  [5.9, 'New Moon'],
  [6.1, 'Waxing crescent'],
  [83.9, 'Waxing crescent'],
  [90, 'First quarter'],
  [135, 'Waxing gibbous'],
  [180, 'Full Moon'],
  [200, 'Waning gibbous'],
  [270, 'Last quarter'],
  [300, 'Waning crescent'],
  [354.5, 'New Moon'],
])('%d degrees ahead of the Sun is %s', (angle, name) => {
  expect(phaseName(angle)).toBe(name);
});
