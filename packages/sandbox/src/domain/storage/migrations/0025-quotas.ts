/**
 * Reserves some codes of a number for devices that have logged in with it. Quotas count error reports of all senders. Do not change this migration after a release.
 */
export default `
alter table one_time_codes add column proved_at timestamptz(3);
create table quotas (
  name text not null,
  owner_print text not null,
  used integer not null,
  window_start timestamptz(3) not null,
  primary key (name, owner_print)
);
drop index error_records_of_source;
alter table error_records drop column source_print;
`;
