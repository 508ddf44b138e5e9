-- On a hosted project, whose storage has a schema of its own: the bucket, as backend/storage/bucket.ts has it. Public
-- objects are served to everyone; the policy is for listing them. No policy grants writing: only the service role writes.
do $$
begin
  if to_regclass('storage.buckets') is null or to_regclass('storage.objects') is null then
    return;
  end if;
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  values ('images', 'images', true, 5242880, array['image/webp', 'image/jpeg', 'image/png'])
  on conflict (id) do update set
    public = excluded.public,
    file_size_limit = excluded.file_size_limit,
    allowed_mime_types = excluded.allowed_mime_types;
  drop policy if exists "images are for everyone" on storage.objects;
  create policy "images are for everyone" on storage.objects
    for select to anon, authenticated
    using (bucket_id = 'images');
end;
$$;
