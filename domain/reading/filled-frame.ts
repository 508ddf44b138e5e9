/**
 * A frame with its placeholders filled and its sentences begun with capitals. Clauses that the frame joins
 * by "and" are joined by a semicolon where one of them has such an "and" of its own. Throws where a value
 * is missing.
 */
export function fillFrame(frame: string, values: Record<string, string>): string {
  const filled = jointsFor(frame, values).replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing to put for {${name}} in: ${frame}`);
    return value;
  });
  return filled.replace(/(^|[.!?] )([a-z])/g, (_, before: string, first: string) => {
    return before + first.toUpperCase();
  });
}

function jointsFor(frame: string, values: Record<string, string>): string {
  const sentences = frame.split(/(?<=[.!?]) /);
  return sentences
    .map((sentence) => {
      const clauses = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => values[name!] ?? '');
      const isLong = clauses.some((clause) => clause.includes(', and '));
      return isLong ? sentence.replace(/, and (?=\{\w+\}[.;:,])/, '; ') : sentence;
    })
    .join(' ');
}
