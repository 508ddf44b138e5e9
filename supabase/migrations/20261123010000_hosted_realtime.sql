-- A hosted project's realtime tells only of the tables of this publication; elsewhere there is none.
do $$
begin
  if exists (select from pg_publication where pubname = 'supabase_realtime')
    and not exists (
      select from pg_publication_tables
      where pubname = 'supabase_realtime' and schemaname = 'public' and tablename = 'daily_horoscopes'
    )
  then
    alter publication supabase_realtime add table public.daily_horoscopes;
  end if;
end;
$$;
