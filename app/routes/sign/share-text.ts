/** UTF-16 units, as JavaScript and the microblogs' own forms count at the least. */
const LIMIT = 180;
const ELLIPSIS = '...';

/** Up to and with the first full stop, question or exclamation mark that ends a sentence, and closing quotes. */
const FIRST_SENTENCE = /^.*?[.!?]+["'”’)]*(?=\s|$)/s;

/**
 * What is shared of a text: all of it in up to 180 characters, else its first sentence, cut to 177, and an
 * ellipsis, which takes the place of the full stop. No character is cut in half, so that a family of emoji
 * goes whole or not at all.
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
