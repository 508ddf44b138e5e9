import { expect, it } from 'vitest';
import { networkOf } from './sign-in-limits.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
  ['2001:db8:0:1:1:1:1:1', '2001:db8:0:1'],
  ['2001:db8::1:1:1:1', '2001:db8:0:0'],
  ['2001:db8::2:1:1:1', '2001:db8:0:0'],
  ['2001:0DB8::5', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['unknown', 'unknown'],
])('counts the address %s as the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
