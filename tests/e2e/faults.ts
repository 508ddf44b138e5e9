import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds wrong with the page as it stands by WCAG 2.2 AA, each with the first element at fault;
 * with `bestPractice` also what no criterion asks for.
 */
export async function faults(page: Page, { bestPractice = false } = {}): Promise<string[]> {
  const tags = bestPractice ? [...WCAG, 'best-practice'] : WCAG;
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
