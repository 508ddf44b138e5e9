import type { SectionPassage } from '../../passage.ts';

/** Home & Environment, while a planet is retrograde or has just turned so. */
export const HOME_BACK: readonly SectionPassage[] = [
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['see'],
    motif: 'a second look',
    ending: 'quip',
    asks: 'look again',
    props: ['safe place'],
    text: "Nothing gets lost like a thing that's been put somewhere safe. {contact}, and by now you've been through the same bag three times, as if it could have changed its mind. Quit looking and think back. Where were you standing, and what were you saving it from? Start there. On the way you may find the other thing, the one you'd given up on.",
  },
  {
    bodies: ['Mercury'],
    themes: ['finish'],
    motif: 'the last bit',
    ending: 'plain',
    asks: 'clear it out',
    props: ['unopened box'],
    text: "Nearly every move leaves one box that doesn't get opened. It came along to this place, maybe to the last one too, and on the side, in your writing, it says MISC. With {pairing}, you may want to know what you meant. After all this time there's no hurry. Sit on the floor, go through it once, and keep whatever makes you say oh. The rest can finally move out.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['rest', 'begin'],
    motif: 'slow progress',
    ending: 'plain',
    asks: 'nothing',
    props: ['everything on the bed'],
    text: "One kind of cleaning makes everything worse. It all comes out onto the bed, you hold up a cable that nobody can identify, and then the drive is gone, and so is the bed. With {pairing}, don't expect a second wind. What began as a fast job is now a slow one. The pile can spend the night on a chair. You get the bed, and nobody's timing you.",
  },
];
