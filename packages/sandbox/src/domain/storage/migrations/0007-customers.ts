/** Records of account holders, and flows that customers can repeat. Do not change this migration after a release. */
export default `
create table customers (
  user_id uuid primary key references users,
  content_sealed text not null,
  changed_at timestamptz(3) not null
);
alter table accounts add column tier_since timestamptz(3);
update accounts set tier_since = opened_at;
alter table accounts alter column tier_since set not null;
drop index one_living_application;
create unique index one_living_application on applications (user_id, flow)
  where state <> 'failed' and state <> 'opened' and principal_id is null;
`;
