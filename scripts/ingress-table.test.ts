import { expect, it } from 'vitest';
import { ingressTable } from './ingress-table.ts';

it('computes the same ingresses as the table for birthdays has', async () => {
  await expect(ingressTable()).toMatchFileSnapshot('../domain/birthday/ingress-table.ts');
});
