/**
 * A one-time code belongs to the device or browser that requested it, so that wrong entries on other devices do not count. Existing codes are
 * deleted, because they are valid only for minutes. Do not change this migration after a release.
 */
export default `
delete from one_time_codes;
alter table one_time_codes add column asker_print text not null;
alter table one_time_codes add column address_print text;
alter table one_time_codes drop constraint one_time_codes_pkey;
alter table one_time_codes add primary key (phone_print, asker_print);
create index one_time_codes_of_asker on one_time_codes (asker_print);
create index one_time_codes_of_address on one_time_codes (address_print);
`;
