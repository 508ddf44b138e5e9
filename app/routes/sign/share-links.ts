/** What is shared of a reading. */
export interface Shared {
  title: string;
  text: string;
  /** The canonical address of the page. */
  url: string;
}

/** A stored text may contain half a surrogate pair, which a URL can't encode. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** Opens X's post form; no request is sent to X until a reader clicks the link. */
export function postOnXLink({ text, url }: Shared): string {
  return `https://twitter.com/intent/tweet?text=${encoded(text)}&url=${encoded(url)}`;
}

export function facebookLink({ text, url }: Shared): string {
  return `https://www.facebook.com/sharer/sharer.php?u=${encoded(url)}&quote=${encoded(text)}`;
}
