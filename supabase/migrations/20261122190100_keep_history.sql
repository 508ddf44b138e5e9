create function public.keep_replaced_reading() returns trigger
  language plpgsql security definer set search_path = '' as $$
begin
  insert into public.daily_horoscopes_history
    (zodiac_sign, date, title, introduction, basis, sections, lucky_elements, source, published, written_at)
  values
    (old.zodiac_sign, old.date, old.title, old.introduction, old.basis, old.sections,
     old.lucky_elements, old.source, old.published, old.updated_at);
  return null;
end;
$$;

create trigger daily_horoscopes_replaced
  after update of title, introduction, sections, lucky_elements on public.daily_horoscopes
  for each row
  when ((old.title, old.introduction, old.sections, old.lucky_elements)
    is distinct from (new.title, new.introduction, new.sections, new.lucky_elements))
  execute function public.keep_replaced_reading();

create trigger daily_horoscopes_removed after delete on public.daily_horoscopes
  for each row execute function public.keep_replaced_reading();

create function public.refuse_change_of_history() returns trigger language plpgsql as $$
begin
  raise exception 'The history of readings cannot be changed.' using errcode = '42501';
end;
$$;

create trigger daily_horoscopes_history_kept
  before update or delete on public.daily_horoscopes_history
  for each row execute function public.refuse_change_of_history();

create trigger daily_horoscopes_history_not_emptied
  before truncate on public.daily_horoscopes_history
  for each statement execute function public.refuse_change_of_history();
