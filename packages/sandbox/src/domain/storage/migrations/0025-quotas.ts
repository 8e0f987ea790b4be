/**
 * A device that has logged in with a number keeps part of its codes. Reports are counted by quotas, whoever sends them. Never changed once released.
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
