-- SQLite has no roles: what is granted is held in front of it, column by column.
select 1;
