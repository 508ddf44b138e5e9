/** Words for the two directions of motion; `kinds/motion.ts` decides when they make a statement. */
// biome-ignore format: a list of words
export const RETROGRADE = {
  adjective: [
    'retrograde', 'rx', '℞', 'in retrograde', 'in reverse', 'in retreat', 'in backspin', 'in retrograde motion',
    'in apparent retrograde motion', 'in apparent reverse', 'in reverse gear', 'backward', 'backwards', 'in retro',
    'on its backward path', 'on rewind', 'in backward motion', 'in its retrograde phase', 'in reverse motion',
    'in its backspin', 'in its retrograde', 'in a retrograde', 'in its reverse phase', 'retro',
  ],
  verb: [
    ['retrograde', 'retrogrades', 'retrograded', 'retrograding'],
    ['be reversing', 'is reversing', 'was reversing', 'been reversing'],
    ['be doubling back', 'is doubling back', 'was doubling back', 'been doubling back'],
    ['be sliding back', 'is sliding back', 'was sliding back', 'been sliding back'],
    ['moonwalk', 'moonwalks', 'moonwalked', 'moonwalking'],
    ['keep reversing', 'keeps reversing', 'kept reversing', 'still reversing'],
    ['retrace', 'retraces', 'retraced', 'retracing'],
    ['backtrack', 'backtracks', 'backtracked', 'backtracking'],
    ['be backing up', 'is backing up', 'was backing up', 'backing up'],
    ['backpedal', 'backpedals', 'backpedalled', 'backpedalling'],
    ['backpedal', 'backpedals', 'backpedaled', 'backpedaling'],
  ],
  noun: [
    'retrograde period', 'retrograde phase', 'retrograde cycle', 'retrograde motion', 'retrogradation',
    'retrograde season', 'retrograde spell', 'backward journey', 'backward spell', 'backward march', 'backward walk',
    'backward motion', 'backward glide', 'backward dance', 'backspin', 'retrograde journey', 'retrograde transit',
    'retrograde station', 'backward path', 'retrograde passage', 'retrograde run', 'retrograde stretch',
    'backward stretch', 'reverse', 'backslide', 'backward spin', 'backward slide', 'backward trek', 'backward trip',
    'backward crawl', 'annual retreat', 'yearly retreat', 'retreat through', 'his retreat', 'her retreat',
    'its retreat', 'annual retrograde', 'yearly retrograde',
  ],
} as const;

// biome-ignore format: a list of words
export const DIRECT = {
  adjective: [
    'direct', 'prograde', 'in direct motion', 'in forward motion', 'forward', 'forwards', 'ahead',
    'in its direct phase', 'in forward gear', 'in prograde motion', 'straight ahead',
  ],
  noun: [
    'direct motion', 'forward motion', 'direct station', 'forward movement', 'direct phase', 'forward march',
    'forward path',
  ],
} as const;
