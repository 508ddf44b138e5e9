-- Whether a text had been withdrawn when it was replaced: it was public once, and the list of corrections says so without
-- showing it. Of the unpublished texts replaced before this migration, nothing tells these from those that a gate refused.
alter table public.daily_horoscopes_history add column withdrawn boolean not null default false;

create index daily_horoscopes_history_replaced on public.daily_horoscopes_history (replaced_at);
