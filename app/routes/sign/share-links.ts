/** What is passed on of a reading. */
export interface Shared {
  title: string;
  text: string;
  /** The canonical address of the page. */
  url: string;
}

/** Opens the microblog's own form; it is asked for nothing before a reader presses the link. */
export function microblogLink({ text, url }: Shared): string {
  return `https://twitter.com/intent/tweet?text=${encodeURIComponent(text)}&url=${encodeURIComponent(url)}`;
}

export function facebookLink({ text, url }: Shared): string {
  return `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}&quote=${encodeURIComponent(text)}`;
}
