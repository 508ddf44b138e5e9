-- SQLite has no publications.
select 1;
