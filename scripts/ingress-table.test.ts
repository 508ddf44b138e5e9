import { expect, it } from 'vitest';
import { ingressTable } from './ingress-table.ts';

it('computes the ingresses as they stand in the table for birthdays', async () => {
  await expect(ingressTable()).toMatchFileSnapshot('../domain/birthday/ingress-table.ts');
});
