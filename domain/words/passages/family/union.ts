import type { SectionPassage } from '../../passage.ts';

/** Family Matters, when the contact is a conjunction. */
export const FAMILY_UNION: readonly SectionPassage[] = [
  // Sun
  {
    bodies: ['Sun'],
    themes: ['see', 'belong'],
    motif: 'taking a compliment',
    ending: 'plain',
    advice: true,
    props: ['the coats'],
    text: "Let the family make a fuss. {contact}, and like it or not, you're the main event: they want to hear how you've been, get you in the picture, and show you to somebody's new friend. Usually you'd be out by the coats. But they've wanted to be proud of you for some time, and you keep leaving the room. Stay for all of it. Some of the credit is theirs.",
  },
  {
    bodies: ['Sun'],
    themes: ['play', 'belong'],
    motif: 'family likeness',
    ending: 'quip',
    advice: false,
    props: ['parking lot', 'uncle'],
    text: "You've got it, whatever it is that your people have. It may be the sneeze, or firm views on how to cut a sandwich, and you may have caught it from relatives or just from years of dinners. With {pairing}, it's turned all the way up, and nothing else about you can get a word in. They can hear you from the parking lot. They think it's your uncle.",
  },
  // Mercury
  {
    bodies: ['Mercury'],
    themes: ['play'],
    motif: 'being interrupted',
    ending: 'plain',
    advice: true,
    props: ['everybody talking'],
    text: "Everyone may talk at once today. {contact}: there's nothing in the air but words, with three stories started, none finished, and somebody reading a recipe to a person who asked about trains. You could wait for your turn, but there isn't one. Start in while somebody's breathing, like the rest of them. It hardly matters who hears you. You'll be in it with them.",
  },
  {
    bodies: ['Mercury'],
    themes: ['speak', 'finish'],
    motif: 'keeping what lasts',
    ending: 'plain',
    advice: true,
    props: ['recording', 'tenor'],
    text: "Ask the oldest person you know if you can record them. You don't want their whole life, just the apartment over the bakery, or the choir with the terrible tenor. With {pairing}, the whole day seems to be made of talk, and it'd be a shame to let it all go out the window. They'll tell you they've got nothing to say. An hour later you'll have the tenor's name.",
  },
  // Mars
  {
    bodies: ['Mars'],
    themes: ['begin', 'play'],
    motif: 'a short fuse',
    ending: 'plain',
    advice: true,
    props: ['bear', 'big dog'],
    text: "You'd fight a bear for them. With {pairing}, you've got all the fight today and no bear, so it comes out as yelling about who left the lights on. Find it some honest work. Carry something heavy up somebody's stairs, or walk the big dog, the one that nobody else can hold. Your people will feel just as defended, and you'll come back in tired and easy to be around.",
  },
  // Saturn
  {
    bodies: ['Saturn'],
    themes: ['finish', 'count'],
    motif: 'the list',
    ending: 'plain',
    advice: true,
    props: ['lightbulb over the stairs'],
    text: "Today all you can hear is what you should be doing for everybody: the visit, the form, the lightbulb over somebody's stairs. Arguing with that kind of list won't help while {contact}. Do one of them, all the way, until the ladder is put back. Then tell yourself that you've done your share. The others can wait. The stairs, at least, are lit.",
  },
  // Pluto
  {
    bodies: ['Pluto'],
    themes: ['belong', 'see'],
    motif: 'liking and being liked',
    ending: 'plain',
    advice: false,
    props: ["cousin's singing"],
    text: "You may complain about your people for an hour. Then a stranger says half as much, and you're on your feet. {contact}, so loyalty is at full strength today, and it doesn't ask who deserves it. You can say what you like about your cousin's singing. Nobody else can, least of all somebody who met him once. It isn't fair, and it isn't up for discussion.",
  },
  {
    bodies: ['Pluto'],
    themes: ['rest', 'finish'],
    motif: 'the past comes up',
    ending: 'plain',
    advice: true,
    props: ['box of old papers', 'bus pass'],
    text: `Sort the family things for long enough, and you'll come to a box you can't do. It's ticket stubs, or letters with a ribbon around them, and up to then you'd been fine. With {pairing}, there's no staying on the surface: one old bus pass with a young face on it, and down you go. Nothing needs to be decided. Put the lid back, and write "later" on it.`,
  },
];
