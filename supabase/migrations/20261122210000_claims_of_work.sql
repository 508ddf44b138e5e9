-- Work that one server does for all: who is at it, and until when the others believe that.
create table public.work_claims (
  key text primary key,
  holder uuid not null,
  until timestamptz not null
);

alter table public.work_claims enable row level security;

revoke all on public.work_claims from anon, authenticated;
