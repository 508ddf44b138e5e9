create trigger work_claims_held before update of holder on work_claims
  when old.holder <> new.holder and old.until > strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now') begin
  select raise(ignore);
end;

create trigger work_claims_timed_insert after insert on work_claims begin
  update work_claims set until = strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now', '+45 seconds') where key = new.key;
end;

create trigger work_claims_timed_update after update of holder on work_claims begin
  update work_claims set until = strftime('%Y-%m-%dT%H:%M:%f+00:00', 'now', '+45 seconds') where key = new.key;
end;
