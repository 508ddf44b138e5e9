import { cpus } from 'node:os';

export type Row = Record<string, string | number>;

/** Prints the figures of a benchmark as a table, or with `--json` as a line of JSON that names the machine. */
export function report(bench: string, rows: readonly Row[]): void {
  if (process.argv.includes('--json')) {
    const machine = `${cpus().length} × ${cpus()[0]!.model}, Node ${process.version}`;
    console.log(JSON.stringify({ bench, machine, rows }));
    return;
  }
  const columns = [...new Set(rows.flatMap(Object.keys))];
  const lines = [columns, ...rows.map((row) => columns.map((column) => shown(row[column])))];
  const widths = columns.map((_, i) => Math.max(...lines.map((line) => line[i]!.length)));
  for (const line of lines) {
    console.log(
      line.map((cell, i) => (i ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!))).join('  '),
    );
  }
}

function shown(value: string | number | undefined): string {
  if (typeof value !== 'number') return value ?? '';
  return Number.isInteger(value) || Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(2);
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
}
