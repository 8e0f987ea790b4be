/** Evidence of each submission. It remains after the application is deleted. Do not change this migration after a release. */
export default `
create table evidence (
  application_id uuid not null,
  number integer not null,
  at timestamptz(3) not null,
  content_sealed text not null,
  hash text not null,
  primary key (application_id, number)
);
create trigger evidence_is_append_only before update or delete or truncate on evidence
  for each statement execute function refuse_audit_change();
`;
