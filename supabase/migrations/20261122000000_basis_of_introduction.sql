-- What an introduction rests on, as the sections have it in their own JSON: where the Moon is, from when
-- until when. Readings stored before have none.
alter table public.daily_horoscopes add column basis text not null default '';
