/** App in which an application was started; earlier ones are Singapore's. Do not change it after a release. */
export default `
alter table applications add column app_type integer not null default 12;
`;
