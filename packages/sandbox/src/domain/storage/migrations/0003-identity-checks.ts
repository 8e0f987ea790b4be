/** Checks of documents and faces by a third party. Do not change this migration after a release. */
export default `
create table identity_checks (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  status text not null check (status in ('started', 'processing', 'passed', 'review', 'abandoned')),
  report_id uuid,
  started_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  decided_at timestamptz(3)
);
create index identity_checks_of_application on identity_checks (application_id, started_at);
`;
