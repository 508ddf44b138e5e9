/**
 * The JSON inside a model's answer: without a byte order mark, without the reasoning that some models output first,
 * without the Markdown fence that many put around code. Nothing inside the JSON is changed.
 */
export function bareJson(text: string): string {
  const spoken = text
    .trim()
    .replace(/^<think>[\s\S]*?<\/think>/, '')
    .trim();
  const fence = /^```(?:json)?[ \t]*\r?\n/i.exec(spoken);
  return fence && spoken.endsWith('```') ? spoken.slice(fence[0].length, -3).trim() : spoken;
}
