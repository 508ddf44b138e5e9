-- A row can be written with sign, date, and text alone. Nobody has judged such a row, so it stays unpublished, and
-- the first reading that passes the gates takes its place.
alter table public.daily_horoscopes
  alter column source set default 'unknown',
  alter column sky set default '[]',
  alter column checks set default '[]',
  alter column writing set default '{"record": null, "refusals": ["Nobody has judged this text."]}',
  alter column created_at set default date_trunc('milliseconds', now()),
  alter column updated_at set default date_trunc('milliseconds', now());

-- An update that does not say when it was made is made now.
create function public.touch_daily_horoscopes() returns trigger language plpgsql as $$
begin
  if new.updated_at = old.updated_at then
    new.updated_at := date_trunc('milliseconds', now());
  end if;
  return new;
end;
$$;

create trigger daily_horoscopes_touched before update on public.daily_horoscopes
  for each row execute function public.touch_daily_horoscopes();
