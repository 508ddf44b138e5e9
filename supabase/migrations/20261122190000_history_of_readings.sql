-- Every text that a reading had before the one it has now. Nothing deletes or changes a row of it.
create table public.daily_horoscopes_history (
  id uuid primary key default gen_random_uuid(),
  zodiac_sign text not null,
  date date not null,
  title text not null,
  introduction text not null,
  basis text not null default '',
  sections jsonb not null,
  lucky_elements jsonb not null,
  source text not null,
  published boolean not null,
  written_at timestamptz not null,
  replaced_at timestamptz not null default now()
);

create index daily_horoscopes_history_sign_date
  on public.daily_horoscopes_history (zodiac_sign, date);

alter table public.daily_horoscopes_history enable row level security;

revoke all on public.daily_horoscopes_history from anon, authenticated;
