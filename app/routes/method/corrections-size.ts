/** How many changes there were, in words: `Published readings have been changed 12 times.` */
export function changesInWords(total: number): string {
  if (total === 0) return 'No published reading has been changed.';
  return total === 1
    ? 'One published reading has been changed.'
    : `Published readings have been changed ${total} times.`;
}
