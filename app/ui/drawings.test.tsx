import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { STAR_PATH, ZODIAC_PATHS } from './glyph-paths.ts';
import { SectionIcon } from './section-icon.tsx';
import { SkyWheel, type WheelBody } from './sky-wheel.tsx';
import { ZodiacGlyph } from './zodiac-glyph.tsx';

describe('ZodiacGlyph', () => {
  it('takes a sign in any case', () => {
    expect(renderToStaticMarkup(<ZodiacGlyph sign="Leo" />)).toContain(ZODIAC_PATHS.leo);
  });

  it('draws a star for an unknown sign', () => {
    expect(renderToStaticMarkup(<ZodiacGlyph sign="ophiuchus" />)).toContain(STAR_PATH);
  });
});

describe('SectionIcon', () => {
  it.each([
    'Love & Relationships',
    'Career & Work',
    'Health & Wellness',
    'Fashion & Style',
    'Home & Environment',
    'Finance & Money',
    'Personal Growth',
    'Social Life',
    'Family Matters',
    'Spiritual Guidance',
    'Lucky Elements',
  ])('has an emblem for %s', (title) => {
    expect(renderToStaticMarkup(<SectionIcon title={title} />)).not.toContain(STAR_PATH);
  });

  it('draws a star for an unknown title', () => {
    expect(renderToStaticMarkup(<SectionIcon title="Weather" />)).toContain(STAR_PATH);
  });
});

describe('SkyWheel', () => {
  const bodies: WheelBody[] = [
    { body: 'Sun', longitude: 0, retrograde: false },
    { body: 'Saturn', longitude: 90, retrograde: true },
  ];

  function wheel(props: Partial<Parameters<typeof SkyWheel>[0]> = {}): string {
    const given = { bodies, aspects: [], sunSign: 'aries', ...props } as const;
    return renderToStaticMarkup(<SkyWheel {...given} title="The sky" description="Sun in Aries" />);
  }

  it('numbers twelve houses from the sun sign', () => {
    const numbers = [...wheel({ sunSign: 'leo' }).matchAll(/>(\d+)<\/text>/g)];
    expect(numbers.map(([, number]) => Number(number))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12,
    ]);
  });

  it('joins two bodies in aspect across the core, with a dashed line if it is tense', () => {
    const markup = wheel({ aspects: [{ a: 'Sun', b: 'Saturn', aspect: 'square' }] });
    expect(markup).toContain('d="M-77 0L0 77" class="stroke-ill" stroke-dasharray');
  });

  it('brackets two bodies in conjunction at the ring, even across the start of the zodiac', () => {
    const [early, late] = [2, 358];
    const clasped = wheel({
      bodies: [
        { body: 'Moon', longitude: early, retrograde: false },
        { body: 'Mars', longitude: late, retrograde: false },
      ],
      aspects: [{ a: 'Moon', b: 'Mars', aspect: 'conjunction' }],
    });
    expect(clasped).toContain('d="M-94.6 -8.3A95 95 0 0 0 -94.6 8.3"');
  });

  it('leaves out an aspect to a body that it does not show', () => {
    expect(wheel({ aspects: [{ a: 'Sun', b: 'Pluto', aspect: 'trine' }] })).toBe(wheel());
  });

  it('says the same in words', () => {
    expect(wheel()).toMatch(
      /aria-label="The sky" aria-describedby="([^"]+)"><desc id="\1">Sun in Aries<\/desc>/,
    );
  });
});
