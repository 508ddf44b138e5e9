import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { POLE_CHART } from './pole-chart.ts';
import { STAR_CHARTS } from './star-charts.ts';
import { Starfield } from './starfield.tsx';

function starsIn(markup: string): number {
  return markup.match(/M\d/g)?.length ?? 0;
}

describe('Starfield', () => {
  it.each([
    { name: 'belt', chart: STAR_CHARTS.belt, stars: 100 },
    { name: 'pole', chart: POLE_CHART.pole, stars: 50 },
    ...SIGNS.map((name) => ({ name, chart: STAR_CHARTS[name], stars: 5 })),
  ])('draws $stars stars of $name', ({ chart, stars }) => {
    expect(starsIn(renderToStaticMarkup(<Starfield chart={chart} />))).toBe(stars);
  });

  it('adds three shooting stars', () => {
    const markup = renderToStaticMarkup(<Starfield chart={STAR_CHARTS.belt} meteors />);
    expect(markup.match(/<i>/g)).toHaveLength(3);
  });

  it('is hidden from screen readers', () => {
    expect(renderToStaticMarkup(<Starfield chart={STAR_CHARTS.belt} />)).toContain(
      'aria-hidden="true"',
    );
  });
});
