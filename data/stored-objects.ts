import { Buffer } from 'node:buffer';
import type { DataClient } from './client.ts';
import { DataError } from './data-error.ts';
import type { Json, StoredObjectRow } from './database.types.ts';

/** The metadata of an object, in Supabase's terms. */
export interface ObjectMetadata {
  /** The MD5 of the bytes in hexadecimal, in quotes. */
  eTag: string;
  /** In bytes. */
  size: number;
  mimetype: string;
  cacheControl: string;
}

/** An object of a bucket, without its bytes. */
export interface StoredObject {
  id: string;
  bucket: string;
  name: string;
  /** Identifies these exact bytes; every upload has its own. */
  version: string;
  metadata: ObjectMetadata;
  userMetadata: Json;
  createdAt: string;
  updatedAt: string;
}

export type NewObject = Omit<StoredObject, 'id'> & { bytes: Uint8Array };

const COLUMNS = 'id, bucket_id, name, version, metadata, user_metadata, created_at, updated_at';

/** An object, or null if the bucket has none of that name. Throws a DataError if the store does not respond. */
export async function findObject(
  client: DataClient,
  bucket: string,
  name: string,
): Promise<StoredObject | null> {
  const { data, error } = await client
    .from('stored_objects')
    .select(COLUMNS)
    .eq('bucket_id', bucket)
    .eq('name', name)
    .maybeSingle();
  if (error) throw new DataError(`Looking up the object ${name}`, error);
  return data && objectFromRow(data);
}

/** Every object of a bucket, by name. Throws a DataError if the store does not respond. */
export async function objectsOf(client: DataClient, bucket: string): Promise<StoredObject[]> {
  const { data, error } = await client
    .from('stored_objects')
    .select(COLUMNS)
    .eq('bucket_id', bucket)
    .order('name');
  if (error) throw new DataError(`Listing the bucket ${bucket}`, error);
  return data.map(objectFromRow);
}

/** The bytes of a version, or null if it is gone. Throws a DataError if the store does not respond. */
export async function bytesOf(
  client: DataClient,
  { id, version }: Pick<StoredObject, 'id' | 'version'>,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { data, error } = await client
    .from('stored_objects')
    .select('content')
    .eq('id', id)
    .eq('version', version)
    .maybeSingle();
  if (error) throw new DataError(`Reading the object ${id}`, error);
  return data && new Uint8Array(Buffer.from(data.content, 'base64'));
}

/** Stores an object under a new name. Returns its id, or null if the name is taken. Throws a DataError. */
export async function insertObject(client: DataClient, object: NewObject): Promise<string | null> {
  const { data, error } = await client
    .from('stored_objects')
    .upsert(rowOf(object), { onConflict: 'bucket_id,name', ignoreDuplicates: true })
    .select('id');
  if (error) throw new DataError(`Storing the object ${object.name}`, error);
  return data[0]?.id ?? null;
}

/** Stores bytes under a name, replacing any existing object. Returns the object's id. Throws a DataError. */
export async function replaceObject(client: DataClient, object: NewObject): Promise<string> {
  const { created_at, ...changed } = rowOf(object);
  // Another server may store or remove the same name in between.
  for (let tries = 0; tries < 3; tries++) {
    const { data, error } = await client
      .from('stored_objects')
      .update(changed)
      .eq('bucket_id', object.bucket)
      .eq('name', object.name)
      .select('id');
    if (error) throw new DataError(`Replacing the object ${object.name}`, error);
    const id = data[0]?.id ?? (await insertObject(client, object));
    if (id) return id;
  }
  throw new DataError(`Replacing the object ${object.name}`, { message: 'It keeps changing.' });
}

/** Renames an object. Returns false if the new name is taken. Throws a DataError. */
export async function renameObject(
  client: DataClient,
  { id, name, updatedAt }: Pick<StoredObject, 'id' | 'name' | 'updatedAt'>,
): Promise<boolean> {
  const { error } = await client
    .from('stored_objects')
    .update({ name, updated_at: updatedAt })
    .eq('id', id);
  if (error?.code === '23505') return false;
  if (error) throw new DataError(`Renaming the object ${id}`, error);
  return true;
}

/** Removes objects by name, and returns those that existed. Throws a DataError. */
export async function removeObjects(
  client: DataClient,
  bucket: string,
  names: readonly string[],
): Promise<StoredObject[]> {
  const { data, error } = await client
    .from('stored_objects')
    .delete()
    .eq('bucket_id', bucket)
    .in('name', names)
    .select(COLUMNS);
  if (error) throw new DataError(`Removing objects of ${bucket}`, error);
  return data.map(objectFromRow);
}

function objectFromRow(row: Omit<StoredObjectRow, 'content'>): StoredObject {
  return {
    id: row.id,
    bucket: row.bucket_id,
    name: row.name,
    version: row.version,
    metadata: row.metadata as unknown as ObjectMetadata,
    userMetadata: row.user_metadata,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function rowOf(object: NewObject): Omit<StoredObjectRow, 'id'> {
  const { bytes } = object;
  return {
    bucket_id: object.bucket,
    name: object.name,
    version: object.version,
    metadata: { ...object.metadata },
    user_metadata: object.userMetadata,
    created_at: object.createdAt,
    updated_at: object.updatedAt,
    content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
  };
}
