import { toast } from '../../shell/toasts/toast.ts';
import type { Shared } from './share-links.ts';
import { TOASTS } from './toast-texts.ts';

/** Opens the device's share sheet, or copies the link if it has none. */
export async function shareNatively(shared: Shared): Promise<void> {
  if (!navigator.share) return copyLink(shared);
  try {
    await navigator.share(shared);
  } catch (error) {
    // The reader closed the sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    console.error('The reading could not be shared.', error);
  }
}

export async function copyLink({ url }: Shared): Promise<void> {
  if (!(await copied(url, 'link'))) return;
  toast.success(TOASTS.linkCopied, { description: TOASTS.linkCopiedDescription });
}

/** The sentence of the day and, below it, the address of its reading. */
export async function copySentence(sentence: string, url: string): Promise<void> {
  if (await copied(`${sentence}\n${url}`, 'sentence')) toast.success(TOASTS.sentenceCopied);
}

/** Whether a text was copied; if not, a toast says so. */
async function copied(text: string, what: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.warn(`The ${what} could not be copied.`, error);
    toast.error(TOASTS.error, { description: TOASTS.notCopied(what) });
    return false;
  }
}
