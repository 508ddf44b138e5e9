-- The stored readings, one row for each sign and date.
create table public.daily_horoscopes (
  id uuid primary key default gen_random_uuid(),
  zodiac_sign text not null,
  date date not null,
  title text not null,
  introduction text not null,
  sections jsonb not null,
  lucky_elements jsonb not null,
  source text not null,
  sky jsonb not null,
  checks jsonb not null,
  writing jsonb not null,
  published boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint daily_horoscopes_sign_known check (
    zodiac_sign in (
      'aries', 'taurus', 'gemini', 'cancer', 'leo', 'virgo',
      'libra', 'scorpio', 'sagittarius', 'capricorn', 'aquarius', 'pisces'
    )
  ),
  constraint daily_horoscopes_sign_date unique (zodiac_sign, date)
);

create index daily_horoscopes_date on public.daily_horoscopes (date);

alter table public.daily_horoscopes enable row level security;

-- Readers see what is published. No policy grants writing: only the service role, which stands above
-- row level security, writes readings.
create policy "published readings are for everyone" on public.daily_horoscopes
  for select to anon, authenticated
  using (published = true);

-- One row for each person who can sign in.
create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  username text not null unique,
  display_name text not null,
  role text not null default 'reader',
  created_at timestamptz not null default now(),
  constraint profiles_role_known check (role in ('reader', 'admin'))
);

alter table public.profiles enable row level security;

create policy "people see their own profile" on public.profiles
  for select to authenticated
  using (auth.uid() = id);

create policy "people edit their own profile" on public.profiles
  for update to authenticated
  using (auth.uid() = id)
  with check (auth.uid() = id);

-- Row level security says which rows; these say which verbs and columns. Hosted projects grant all to
-- both roles by default, so what is not meant is taken back here.
revoke all on public.daily_horoscopes from anon, authenticated;
grant select on public.daily_horoscopes to anon, authenticated;
revoke all on public.profiles from anon, authenticated;
grant select, update (username, display_name) on public.profiles to authenticated;
