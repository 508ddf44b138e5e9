-- A claim lasts 45 seconds by the clock of the store, whatever time the servers' clocks show. Whoever writes a holder starts
-- the time anew; while it runs, an update by another holder changes nothing.
create function public.time_claim() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.holder <> new.holder and old.until > clock_timestamp() then
    return null;
  end if;
  new.until := clock_timestamp() + interval '45 seconds';
  return new;
end;
$$;

create trigger work_claims_timed before insert or update of holder on public.work_claims
  for each row execute function public.time_claim();
