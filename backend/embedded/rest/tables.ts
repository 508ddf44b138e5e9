import type { ColumnType } from './typed-value.ts';

/** A table that `/rest/v1` answers for. */
export interface Table {
  name: string;
  columns: ReadonlyMap<string, ColumnType>;
  /** The names of its unique constraints, keyed by their columns joined with `, `. */
  unique: ReadonlyMap<string, string>;
}

export type Tables = ReadonlyMap<string, Table>;
