import { formsOf } from '../inflection.ts';

/** Words for the two directions of motion; `kinds/motion.ts` decides when they make a statement. */
// biome-ignore format: a list of words
export const RETROGRADE = {
  adjective: [
    'retrograde', 'rx', '℞', 'in retrograde', 'in reverse', 'in retreat', 'in backspin', 'in retrograde motion',
    'in apparent retrograde motion', 'in apparent reverse', 'in reverse gear', 'backward', 'backwards', 'in retro',
    'on its backward path', 'on rewind', 'in backward motion', 'in its retrograde phase', 'in reverse motion',
    'in its backspin', 'in its retrograde', 'in a retrograde', 'in its reverse phase', 'retro',
    ...['it', 'he', 'she'].map((one) => `back the way ${one} came`), 'in a backward direction', 'rearward', 'in rewind',
    'heels first', 'facing backward', 'facing backwards', 'back to front', 'ass-backward',
  ],
  verb: [
    ...['retrograde', 'moonwalk', 'retrace', 'backtrack', 'backpedal', 'lose ground', 'give ground'].flatMap((verb) => formsOf(verb).flat()),
    ...['be', 'is', 'was', 'been', 'keep', 'keeps', 'kept', 'still', 'goes on', 'carries on', 'keeps on'].flatMap((helper) =>
      ['reversing', 'doubling back', 'sliding back', 'backing up', 'going back over', 'going back for'].map((verb) => `${helper} ${verb}`)),
    'backing up', 'backpedalled', 'backpedalling', 'the wrong way', 'in the wrong direction', 'tail first',
  ],
  /** Verbs that tell the turn itself. */
  turning: [
    ...['throw', 'put', 'slam', 'kick', 'pop', 'shift', 'drop', 'jam', 'flip', 'clunk'].flatMap((verb) =>
      ['it ', 'things ', 'the car ', 'the truck ', 'the gears ', ''].flatMap((what) =>
        ['in', 'into'].map((to) => `${verb} ${what}${to} reverse`))),
    ...['start', 'begin', 'take to'].flatMap((verb) =>
      ['backing up', 'rolling backward', 'rolling backwards', 'walking backward', 'walking backwards', 'moonwalking', 'backpedaling'].map((way) => `${verb} ${way}`)),
    'hit rewind', 'press rewind',
    'turn tail', 'start back', 'head back the way it came', 'go into reverse',
  ],
  noun: [
    'retrograde period', 'retrograde phase', 'retrograde cycle', 'retrograde motion', 'retrogradation',
    'retrograde season', 'retrograde spell', 'backward journey', 'backward spell', 'backward march', 'backward walk',
    'backward motion', 'backward glide', 'backward dance', 'backspin', 'retrograde journey', 'retrograde transit',
    'retrograde station', 'backward path', 'retrograde passage', 'retrograde run', 'retrograde stretch',
    'backward stretch', 'reverse', 'backslide', 'backward spin', 'backward slide', 'backward trek', 'backward trip',
    'backward crawl', 'annual retreat', 'yearly retreat', 'retreat through', 'his retreat', 'her retreat',
    'its retreat', 'annual retrograde', 'yearly retrograde', 'time-out', 'timeout', 'moonwalk', 'backspin act',
  ],
};

// biome-ignore format: a list of words
export const DIRECT = {
  verb: formsOf('gain ground').flat(),
  turning: [
    'straighten out', 'straighten up', 'straighten itself out', 'get going again', 'get moving again', 'shift into drive',
    'get back on track', 'get back in gear', 'find its feet', 'right itself', 'come to its senses', 'snap out of it',
    'find first gear', 'find its footing', 'get rolling again', 'get its act together', 'come unstuck', 'get unstuck', 'see sense',
    'stop backing up', 'quit backing up', 'stop moping', 'quit moping', 'shift back into drive', 'shift into forward',
    'put it in drive', 'pop it in drive', 'pop it into drive', 'drop it into drive', 'slip into drive', 'roll forward again',
    'straighten up and fly right',
  ],
  adjective: [
    'direct', 'prograde', 'in direct motion', 'in forward motion', 'forward', 'forwards', 'ahead',
    'in its direct phase', 'in forward gear', 'in prograde motion', 'straight ahead', 'full steam ahead',
    'in a forward direction', 'facing front', 'facing forward', 'back in gear', 'on the straight and narrow', 'in drive',
  ],
  noun: [
    'direct motion', 'forward motion', 'direct station', 'forward movement', 'direct phase', 'forward march',
    'forward path',
  ],
};
