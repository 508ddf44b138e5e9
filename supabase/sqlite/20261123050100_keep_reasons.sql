drop trigger daily_horoscopes_replaced;

create trigger daily_horoscopes_replaced
  after update of title, introduction, sections, lucky_elements on daily_horoscopes
  when (old.title, old.introduction, old.sections, old.lucky_elements)
    is not (new.title, new.introduction, new.sections, new.lucky_elements)
begin
  insert into daily_horoscopes_history
    (zodiac_sign, date, title, introduction, basis, sections, lucky_elements, source, published, withdrawn, reason,
     written_at, replaced_at)
  values
    (old.zodiac_sign, old.date, old.title, old.introduction, old.basis, old.sections,
     old.lucky_elements, old.source, old.published,
     not old.published and coalesce(json_array_length(old.writing, '$.refusals'), 0) = 0,
     case when new.last_change is not old.last_change
       then coalesce(json_extract(new.last_change, '$.reason'), '') else '' end,
     old.updated_at, strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now'));
end;
