-- Every server hears of a reading that was stored, changed or removed: which one, not its text.
create function public.tell_of_changed_reading() returns trigger language plpgsql as $$
declare
  changed public.daily_horoscopes := coalesce(new, old);
begin
  perform pg_notify('daily_horoscopes_changes', json_build_object(
    'type', tg_op,
    'id', changed.id,
    'zodiac_sign', changed.zodiac_sign,
    'date', changed.date,
    'at', date_trunc('milliseconds', now())
  )::text);
  return null;
end;
$$;

create trigger daily_horoscopes_told after insert or update or delete on public.daily_horoscopes
  for each row execute function public.tell_of_changed_reading();
