-- The objects of the embedded project's buckets. Bytes are kept as base64, so that one text column serves SQLite and
-- Postgres alike, and a backup of the database has them. A hosted project keeps its objects itself.
create table public.stored_objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text not null,
  name text not null,
  version uuid not null,
  metadata jsonb not null,
  user_metadata jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  content text not null,
  constraint stored_objects_bucket_name unique (bucket_id, name)
);

alter table public.stored_objects enable row level security;

revoke all on public.stored_objects from anon, authenticated;
