create or replace function public.keep_replaced_reading() returns trigger
  language plpgsql security definer set search_path = '' as $$
declare
  refusals jsonb := old.writing->'refusals';
begin
  insert into public.daily_horoscopes_history
    (zodiac_sign, date, title, introduction, basis, sections, lucky_elements, source, published, withdrawn, written_at)
  values
    (old.zodiac_sign, old.date, old.title, old.introduction, old.basis, old.sections,
     old.lucky_elements, old.source, old.published,
     not old.published
       and case when jsonb_typeof(refusals) = 'array' then jsonb_array_length(refusals) = 0 else true end,
     old.updated_at);
  return null;
end;
$$;
