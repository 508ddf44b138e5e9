-- Answers from the index alone what is published when, and when it changed: the sitemap, the withdrawn readings, and
-- what readers may ask of all dates at once. A reading's other columns are long, and reading past them is slow.
create index daily_horoscopes_published
  on public.daily_horoscopes (published, date, zodiac_sign, updated_at);
