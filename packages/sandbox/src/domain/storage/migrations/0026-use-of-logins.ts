/**
 * Time of the last call of a login, which ends when it is idle. Existing logins count as used at the migration, so that it ends none of them. The column
 * retains its default for servers of the previous version that run during a deployment. Do not change this migration after a release.
 */
export default `
alter table sessions add column used_at timestamptz(3) not null default now();
`;
