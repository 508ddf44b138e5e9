-- Whatever rights on profiles anyone is ever granted, nobody changes a role, his own included, but the server.
create function public.refuse_change_of_role() returns trigger language plpgsql as $$
begin
  if new.role is distinct from old.role and current_user in ('anon', 'authenticated') then
    raise exception 'A role is given by the server alone.' using errcode = '42501';
  end if;
  return new;
end;
$$;

create trigger profiles_role_kept before update on public.profiles
  for each row execute function public.refuse_change_of_role();
