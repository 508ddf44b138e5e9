/** A frame with its placeholders filled and its sentences begun with capitals. Throws where a value is missing. */
export function fillFrame(frame: string, values: Record<string, string>): string {
  const filled = frame.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing to put for {${name}} in: ${frame}`);
    return value;
  });
  return filled.replace(/(^|[.!?] )([a-z])/g, (_, before: string, first: string) => {
    return before + first.toUpperCase();
  });
}
