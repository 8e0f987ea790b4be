/** The app in which each application was started; that of older applications is Singapore's. Do not change this migration after a release. */
export default `
alter table applications add column app_type integer not null default 12;
`;
