/**
 * The JSON that a model wrapped: without a byte order mark, without the thoughts that some models speak
 * first, without the Markdown fence that many put round code. Nothing inside the JSON is touched.
 */
export function bareJson(text: string): string {
  const spoken = text
    .trim()
    .replace(/^<think>[\s\S]*?<\/think>/, '')
    .trim();
  const fence = /^```(?:json)?[ \t]*\r?\n/i.exec(spoken);
  return fence && spoken.endsWith('```') ? spoken.slice(fence[0].length, -3).trim() : spoken;
}
