import type { SectionPassage } from '../../passage.ts';

/** Home & Environment, while a planet is retrograde or has just turned so. */
export const HOME_BACK: readonly SectionPassage[] = [
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['see'],
    motif: 'a second look',
    ending: 'plain',
    asks: 'look again',
    props: ['safe place'],
    mood: 'sore',
    text: "You put it somewhere safe, and now it's lost. {contact}, and you've been through the same bag three times, as if it could have changed its mind. Quit looking, sit down, and think back. Where were you standing, and what were you saving it from? Start there. Ask whoever was in the room with you, too. They may have been told, and told not to forget.",
  },
  {
    bodies: ['Mercury'],
    themes: ['finish'],
    motif: 'the last bit',
    ending: 'plain',
    asks: 'clear it out',
    props: ['unopened box'],
    text: "You've got one box you never opened after the move. It came along to this place, maybe to the last one too, and on the side, in your writing, it says MISC. With {pairing}, you may want to know what you meant. After all this time there's no hurry. Sit on the floor, go through it once, and keep whatever makes you say oh. The rest can finally move out.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['rest', 'begin'],
    motif: 'slow progress',
    ending: 'plain',
    asks: 'nothing',
    props: ['everything on the bed'],
    mood: 'sore',
    text: "You've been cleaning, and now it's worse. It all comes out onto the bed, you hold up a cable that nobody can identify, and then the drive is gone, and so is the bed. With {pairing}, don't expect a second wind. What began as a fast job is now a slow one. The pile can spend the night on a chair. You get the bed, and nobody's timing you.",
  },
];
