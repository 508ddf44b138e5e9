import { z } from 'zod';
import { objectsOf, type StoredObject } from '#data/stored-objects.ts';
import { metadataAsJson } from './object-json.ts';
import { readJson } from './read-json.ts';
import type { StorageHandler } from './storage-request.ts';

const COLUMNS = ['name', 'updated_at', 'created_at', 'last_accessed_at'] as const;
const MAX_ENTRIES = 1500;

const search = z.object({
  prefix: z.string().default(''),
  limit: z.int().min(1).default(100),
  offset: z.int().min(0).default(0),
  sortBy: z
    .object({ column: z.enum(COLUMNS).default('name'), order: z.enum(['asc', 'desc']).nullish() })
    .prefault({}),
  search: z.string().nullish(),
});

/** One entry of a list: a file, or a folder, which has only a name. */
interface Entry {
  name: string;
  file: StoredObject | null;
}

/**
 * `POST /object/list/{bucket}` with `{prefix, limit?, offset?, sortBy?, search?}`: the contents of a folder, folders
 * first; with `search`, only names that begin with it, ignoring case.
 */
export const listObjects: StorageHandler = async ({ objects }, { request, bucket }) => {
  const asked = await readJson(request, search);
  if (asked instanceof Response) return asked;
  const { prefix, limit, offset, sortBy } = asked;
  const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
  const beginning = (asked.search ?? '').toLowerCase();
  const entries = entriesOf(await objectsOf(objects, bucket.id), folder).filter(({ name }) =>
    name.toLowerCase().startsWith(beginning),
  );
  const direction = sortBy.order === 'desc' ? -1 : 1;
  entries.sort((a, b) => compare(a, b, sortBy.column) * direction || compare(a, b, 'name'));
  entries.sort((a, b) => Number(a.file !== null) - Number(b.file !== null));
  return Response.json(
    entries.slice(offset, offset + Math.min(limit, MAX_ENTRIES)).map(entryAsJson),
  );
};

function entriesOf(objects: StoredObject[], folder: string): Entry[] {
  const entries = new Map<string, Entry>();
  for (const object of objects) {
    if (!object.name.startsWith(folder)) continue;
    const rest = object.name.slice(folder.length);
    const slash = rest.indexOf('/');
    const name = slash < 0 ? rest : rest.slice(0, slash);
    // A folder may have the same name as a file.
    const isFile = slash < 0;
    entries.set(`${isFile} ${name}`, { name, file: isFile ? object : null });
  }
  return [...entries.values()];
}

function compare(a: Entry, b: Entry, column: (typeof COLUMNS)[number]): number {
  const [left, right] = [columnOf(a, column), columnOf(b, column)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function columnOf({ name, file }: Entry, column: (typeof COLUMNS)[number]): string {
  if (column === 'name') return name;
  return (column === 'created_at' ? file?.createdAt : file?.updatedAt) ?? '';
}

function entryAsJson({ name, file }: Entry) {
  return {
    name,
    id: file?.id ?? null,
    updated_at: file?.updatedAt ?? null,
    created_at: file?.createdAt ?? null,
    last_accessed_at: file?.updatedAt ?? null,
    metadata: file && metadataAsJson(file),
  };
}
