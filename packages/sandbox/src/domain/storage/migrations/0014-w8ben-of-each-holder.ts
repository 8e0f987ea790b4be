/** Identifies customer records by holder instead of login, because one login may be responsible for several holders. Do not change this migration after a release. */
export default `
alter table customers add column holder_id uuid;
update customers set holder_id = user_id;
alter table customers drop constraint customers_pkey;
alter table customers add primary key (holder_id);
create index customers_of_user on customers (user_id);

alter table w8ben_reminders add column holder_id uuid;
update w8ben_reminders set holder_id = user_id;
alter table w8ben_reminders drop constraint w8ben_reminders_pkey;
alter table w8ben_reminders drop column user_id;
alter table w8ben_reminders add primary key (holder_id, due_at);
alter table w8ben_reminders add foreign key (holder_id) references customers (holder_id);

alter table applications add column holder_id uuid references customers (holder_id);
drop index one_living_application;
create unique index one_living_application on applications (user_id, flow)
  where state <> 'failed' and state <> 'opened' and principal_id is null and holder_id is null;
create unique index one_living_application_of_holder on applications (holder_id, flow)
  where state <> 'failed' and state <> 'opened';

alter table expired_drafts add column holder_id uuid;
`;
