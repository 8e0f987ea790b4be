/** Of the app in which an application was started; before there were several, Singapore's. Never changed once released. */
export default `
alter table applications add column app_type integer not null default 12;
`;
