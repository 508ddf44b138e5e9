import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * The violations of WCAG 2.2 AA that axe finds on the page as it is, each with the first element at fault; with
 * `bestPractice`, also violations of what no criterion requires.
 */
export async function axeViolations(page: Page, { bestPractice = false } = {}): Promise<string[]> {
  const tags = bestPractice ? [...WCAG, 'best-practice'] : WCAG;
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: tags, resultTypes: ['violations'] })
    // Otherwise axe opens another page to join the results of frames, which no page of ours has.
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
