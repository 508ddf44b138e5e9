import type { StoredObject } from '#data/stored-objects.ts';

/** An object in lists and in the answer to a removal. */
export function objectAsJson(object: StoredObject) {
  const { id, bucket, name, version, userMetadata, createdAt, updatedAt } = object;
  return {
    name,
    bucket_id: bucket,
    version,
    id,
    updated_at: updatedAt,
    created_at: createdAt,
    last_accessed_at: updatedAt,
    metadata: metadataAsJson(object),
    user_metadata: userMetadata,
  };
}

/** An object in the answer to `info`. */
export function objectInfo({ metadata, ...object }: StoredObject) {
  return {
    id: object.id,
    name: object.name,
    version: object.version,
    bucket_id: object.bucket,
    size: metadata.size,
    content_type: metadata.mimetype,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    metadata: object.userMetadata,
    last_modified: object.updatedAt,
    created_at: object.createdAt,
  };
}

export function metadataAsJson({ metadata, updatedAt }: StoredObject) {
  return {
    ...metadata,
    lastModified: updatedAt,
    contentLength: metadata.size,
    httpStatusCode: 200,
  };
}
