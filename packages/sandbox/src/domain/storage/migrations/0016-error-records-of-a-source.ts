/** Source of each error record for its limits, and an index for deletion by age. Do not change this migration after a release. */
export default `
alter table error_records add column source_print text;
update error_records set source_print = '';
alter table error_records alter column source_print set not null;
create index error_records_of_source on error_records (source_print, at);
create index error_records_by_age on error_records (at);
`;
