import { wordsOf } from '../words-and-sentences.ts';

/** About 45 percent of the words of an English reading are among these; of other languages, under 15 percent. */
const FUNCTION_WORDS = new Set(
  `the a an and or but nor for so yet if then than that this these those there here of in on at to by with
  from as into over under about after before through until while during between among because since when
  where what which who whose how why is are was were be been being am do does did has have had can could
  may might will would shall should must not no it its he she they them their his her you your yours we our
  us i me my one more most some any each every other another such only own same too very just now also
  still even all both few many much little up down out off again once let`.split(/\s+/),
);

/** Share of common English function words among the words of `text`, 0 to 1. */
function englishShare(text: string): number {
  const words = wordsOf(text);
  if (words.length === 0) return 0;
  return words.filter((word) => FUNCTION_WORDS.has(word)).length / words.length;
}

/** Whether prose is English; texts of fewer than 12 words are too short to tell and pass. */
export function isEnglish(text: string): boolean {
  return wordsOf(text).length < 12 || englishShare(text) >= SMALLEST_SHARE;
}

const SMALLEST_SHARE = 0.25;
