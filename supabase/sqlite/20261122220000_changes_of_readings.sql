-- SQLite cannot call out, so what changed is noted here for the servers to look up; the newest thousand are enough.
create table daily_horoscopes_changes (
  number integer primary key autoincrement,
  type text not null,
  id text not null,
  zodiac_sign text not null,
  date text not null,
  at text not null default (strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now'))
);

create trigger daily_horoscopes_told_insert after insert on daily_horoscopes begin
  insert into daily_horoscopes_changes (type, id, zodiac_sign, date) values ('INSERT', new.id, new.zodiac_sign, new.date);
end;

create trigger daily_horoscopes_told_update after update on daily_horoscopes begin
  insert into daily_horoscopes_changes (type, id, zodiac_sign, date) values ('UPDATE', new.id, new.zodiac_sign, new.date);
end;

create trigger daily_horoscopes_told_delete after delete on daily_horoscopes begin
  insert into daily_horoscopes_changes (type, id, zodiac_sign, date) values ('DELETE', old.id, old.zodiac_sign, old.date);
end;

create trigger daily_horoscopes_changes_pruned after insert on daily_horoscopes_changes begin
  delete from daily_horoscopes_changes where number <= new.number - 1000;
end;
