import { capitalized } from '#domain/capitalized.ts';

/** Fills a passage's slots, capitalizing a value at the start of a sentence. Throws if a slot has no value. */
export function fillPassage(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (_, slot: string, at: number) => {
    const value = values[slot];
    if (value === undefined) throw new Error(`No value for {${slot}} in: ${text}`);
    const isStart = /(?:^|[.?]"? |")$/.test(text.slice(0, at));
    return isStart ? capitalized(value) : value;
  });
}
