-- A change made without a new last_change has no reason, rather than the reason of an earlier one.
create or replace function public.keep_replaced_reading() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  refusals jsonb := old.writing->'refusals';
  reason text := '';
begin
  if tg_op = 'UPDATE' and new.last_change is distinct from old.last_change then
    reason := coalesce(new.last_change->>'reason', '');
  end if;
  insert into public.daily_horoscopes_history
    (zodiac_sign, date, title, introduction, basis, sections, lucky_elements, source, published, withdrawn, reason,
     written_at)
  values
    (old.zodiac_sign, old.date, old.title, old.introduction, old.basis, old.sections,
     old.lucky_elements, old.source, old.published,
     not old.published
       and case when jsonb_typeof(refusals) = 'array' then jsonb_array_length(refusals) = 0 else true end,
     reason, old.updated_at);
  return null;
end;
$$;
