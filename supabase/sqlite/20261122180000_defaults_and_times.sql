-- SQLite changes no column: the table is made anew. Dates and times are held to one form here, so that their texts
-- sort as what they mean.
create table daily_horoscopes_anew (
  id text primary key not null default (
    lower(hex(randomblob(4))) || '-' || lower(hex(randomblob(2))) || '-4'
    || substr(lower(hex(randomblob(2))), 2) || '-' || substr('89ab', abs(random()) % 4 + 1, 1)
    || substr(lower(hex(randomblob(2))), 2) || '-' || lower(hex(randomblob(6)))
  ) check (id glob '????????-????-????-????-????????????'),
  zodiac_sign text not null,
  date text not null check (date is date(date)),
  title text not null,
  introduction text not null,
  sections text not null check (json_valid(sections)),
  lucky_elements text not null check (json_valid(lucky_elements)),
  source text not null default 'unknown',
  sky text not null default '[]' check (json_valid(sky)),
  checks text not null default '[]' check (json_valid(checks)),
  writing text not null default '{"record": null, "refusals": ["Nobody has judged this text."]}'
    check (json_valid(writing)),
  published integer not null default 0 check (published in (0, 1)),
  created_at text not null default (strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now'))
    check (created_at is strftime('%Y-%m-%dT%H:%M:%f+00:00', created_at)),
  updated_at text not null default (strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now'))
    check (updated_at is strftime('%Y-%m-%dT%H:%M:%f+00:00', updated_at)),
  basis text not null default '',
  constraint daily_horoscopes_sign_known check (
    zodiac_sign in (
      'aries', 'taurus', 'gemini', 'cancer', 'leo', 'virgo',
      'libra', 'scorpio', 'sagittarius', 'capricorn', 'aquarius', 'pisces'
    )
  ),
  unique (zodiac_sign, date)
) strict;

insert into daily_horoscopes_anew
  (id, zodiac_sign, date, title, introduction, sections, lucky_elements, source, sky, checks, writing,
   published, created_at, updated_at, basis)
select
  id, zodiac_sign, date, title, introduction, sections, lucky_elements, source, sky, checks, writing,
  published, strftime('%Y-%m-%dT%H:%M:%f+00:00', created_at),
  strftime('%Y-%m-%dT%H:%M:%f+00:00', updated_at), basis
from daily_horoscopes
where date is date(date);

drop table daily_horoscopes;

alter table daily_horoscopes_anew rename to daily_horoscopes;

create index daily_horoscopes_date on daily_horoscopes (date);

create trigger daily_horoscopes_touched after update on daily_horoscopes
  when new.updated_at is old.updated_at
begin
  update daily_horoscopes set updated_at = strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now')
    where id = new.id;
end;
