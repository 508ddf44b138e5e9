/** Celestial objects Ephemera does not compute, each with the reason shown to readers. */
// biome-ignore format: a list of words
export const BEYOND: readonly (readonly [reason: string, words: readonly string[]])[] = [
  [
    'Ephemera computes the Sun, the Moon and eight planets; it does not compute minor bodies such as {what}.',
    [
      'Chiron', '⚷', 'Ceres', 'Pallas', 'Pallas Athena', 'Pallas Athene', 'Juno', 'Vesta', 'Eris', 'Sedna',
      'Makemake', 'Haumea', 'Hygeia', 'Transpluto', 'Planet X',
    ],
  ],
  [
    'Ephemera computes the Sun, the Moon and eight planets; it does not compute minor bodies.',
    ['asteroid', 'asteroids', 'centaur'],
  ],
  [
    "Ephemera does not compute {what}, a point of the Moon's orbit.",
    ['Lilith', 'Black Moon Lilith', 'Dark Moon Lilith', 'Rahu', 'Ketu', 'Priapus'],
  ],
  [
    "Ephemera does not compute points of the Moon's orbit, such as the {what}.",
    [
      'black moon', 'north node', 'south node', 'lunar node',
      'lunar nodes', 'true node', 'mean node', 'nodes of the moon', 'nodes of destiny', 'node of destiny',
      'nodal axis', "dragon's head", "dragon's tail", 'dragon head', 'dragon tail', 'ascending node',
      'descending node', 'moon node', 'nodes of fate',
    ],
  ],
  [
    'Whether the Moon is void of course depends on which aspects and bodies one counts, so it is not checked.',
    [
      'void of course', 'void-of-course', 'void moon', 'goes void', 'moon is void', 'moon goes void',
      'void of course moon', 'voc moon',
    ],
  ],
  [
    'The {what} depends on the place and minute of a chart, which a text for everyone does not have.',
    [
      'ascendant', 'midheaven', 'descendant', 'vertex', 'imum coeli', 'part of fortune', 'lot of fortune',
      'rising degree', 'pars fortunae',
    ],
  ],
  [
    'Shadow periods are counted in several ways and are not checked.',
    [
      'retroshade', 'shadow period', 'pre-retrograde shadow', 'post-retrograde shadow', 'pre-shadow', 'post-shadow',
      'shadow phase', 'retrograde shadow', 'pre-retroshade', 'post-retroshade', 'shadow zone', 'storm phase',
    ],
  ],
  [
    'The distance of the Moon is not computed, so "{what}" is not checked.',
    ['supermoon', 'super moon', 'super full moon', 'super new moon', 'micromoon', 'micro moon', 'perigee', 'apogee'],
  ],
  ['A {what} is counted in more than one way and is not checked.', ['blue moon']],
  [
    'Ephemera computes longitude and not {what}.',
    ['declination', 'out of bounds', 'contraparallel', 'ecliptic latitude', 'antiscia'],
  ],
  [
    'Ephemera does not compute "{what}".',
    [
      'fixed star', 'fixed stars', 'Regulus', 'Spica', 'Sirius', 'Algol', 'Antares', 'Aldebaran', 'Fomalhaut',
      'Pleiades', 'meteor shower', 'comet', 'galactic center', 'galactic centre', 'Milky Way', 'planetary hour',
      'Great Attractor', 'Polaris', 'Perseids', 'Geminids', 'Leonids', 'Orionids', 'Lyrids', 'Ophiuchus',
      'Quadrantids', 'Taurids', 'northern lights', 'solar storm', 'solar flare', 'morning star', 'evening star',
    ],
  ],
  [
    'Figures of three or more bodies such as a {what} are not checked.',
    [
      'grand trine', 't-square', 't square', 'tee-square', 'grand cross', 'grand square', 'yod', 'finger of god',
      'finger of fate', 'mystic rectangle', 'grand sextile', 'cardinal cross', 'Thor hammer', 'minor grand trine',
      'star of David', 'planetary parade', 'parade of planets', 'mutual reception',
    ],
  ],
  [
    'Being {what} is reckoned in several ways and is not checked.',
    ['cazimi', 'combust', 'under the beams', 'besieged', 'peregrine', 'in the heart of the sun'],
  ],
];
