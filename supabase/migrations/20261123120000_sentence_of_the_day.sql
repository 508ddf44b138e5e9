-- The sentence of a reading that stands alone, chosen by whoever wrote the passage. Empty if nobody chose one.
alter table public.daily_horoscopes add column sentence text not null default '';
