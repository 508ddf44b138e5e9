-- What the operator last did to a reading, and why: {"action": "rewritten" or "withdrawn", "reason": text, "since": instant}.
-- "since" is the updated_at of the text that was changed, so no two changes are equal even if their reasons are.
alter table public.daily_horoscopes add column last_change jsonb;

-- Why another text took this one's place; empty if nobody said so.
alter table public.daily_horoscopes_history add column reason text not null default '';
