import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SIGNS } from '#domain/zodiac/signs.ts';
import type { ChartName } from './star-data.ts';
import { Starfield } from './starfield.tsx';

function starsIn(markup: string): number {
  return markup.match(/M\d/g)?.length ?? 0;
}

describe('Starfield', () => {
  it.each<{ chart: ChartName; stars: number }>([
    { chart: 'belt', stars: 100 },
    { chart: 'pole', stars: 50 },
    ...SIGNS.map((chart) => ({ chart, stars: 5 })),
  ])('draws $stars stars of $chart', ({ chart, stars }) => {
    expect(starsIn(renderToStaticMarkup(<Starfield chart={chart} />))).toBe(stars);
  });

  it('adds three shooting stars', () => {
    const markup = renderToStaticMarkup(<Starfield chart="belt" meteors />);
    expect(markup.match(/<i>/g)).toHaveLength(3);
  });

  it('is hidden from screen readers', () => {
    expect(renderToStaticMarkup(<Starfield chart="belt" />)).toContain('aria-hidden="true"');
  });
});
