/** UTF-16 units, as JavaScript counts. */
const LIMIT = 180;
const ELLIPSIS = '...';

/**
 * Up to and including the first period, question mark or exclamation mark that ends a sentence, and any closing quotes.
 */
const FIRST_SENTENCE = /^.*?[.!?]+["'”’)]*(?=\s|$)/s;

/**
 * The part of a text to share: all of it if it has at most 180 characters, otherwise its first sentence, cut to 177, with
 * an ellipsis in place of the period. No character is cut in half: an emoji of several code points is kept whole or
 * dropped.
 */
export function shareText(text: string): string {
  const whole = text.trim();
  if (whole.length <= LIMIT) return whole;
  const sentence = FIRST_SENTENCE.exec(whole)?.[0] ?? whole;
  return cutTo(sentence.replace(/\.+$/, ''), LIMIT - ELLIPSIS.length) + ELLIPSIS;
}

function cutTo(text: string, length: number): string {
  if (text.length <= length) return text;
  let end = 0;
  for (const { index, segment } of new Intl.Segmenter('en').segment(text)) {
    if (index + segment.length > length) break;
    end = index + segment.length;
  }
  return text.slice(0, end);
}
