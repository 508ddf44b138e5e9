import { expect, it } from 'vitest';
import { ingressTable } from './ingress-table.ts';

it('computes the same ingresses as the committed table', async () => {
  await expect(ingressTable()).toMatchFileSnapshot('../domain/birthday/ingress-table.ts');
});
