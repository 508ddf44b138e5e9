-- Only a hosted project has a bucket to make.
select 1;
