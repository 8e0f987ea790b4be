/**
 * The time of the last call of a login, which ends when it is idle. Logins of before count as used now, so that the change ends none. The default stays for
 * a server of the former version that runs beside this one. Never changed once released.
 */
export default `
alter table sessions add column used_at timestamptz(3) not null default now();
`;
