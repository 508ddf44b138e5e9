/** How much of a page's title, without the site's name, and of its description a search result shows. */
export const MAX_TITLE_LENGTH = 90;
export const MAX_DESCRIPTION_LENGTH = 160;

/** `text` if it fits, otherwise as many of its words as fit, with an ellipsis. */
export function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest - 1);
  const end = text[longest - 1] === ' ' ? cut.length : cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : cut.length).replace(/[\s,;:.–—-]+$/, '')}…`;
}

/** As many whole sentences of `text` as fit; if not even the first one does, its first words. */
export function firstSentences(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const end = text.slice(0, longest).lastIndexOf('. ');
  return end > 0 ? text.slice(0, end + 1) : cutAtWord(text, longest);
}
