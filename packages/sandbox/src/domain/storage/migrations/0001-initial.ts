/** The first tables. Do not change this migration after a release. Add a migration instead. */
export default `
create table users (
  id uuid primary key,
  dolphin_no text not null unique,
  phone_print text not null unique,
  phone_sealed text not null,
  name_sealed text,
  email_sealed text,
  language text not null,
  created_at timestamptz(3) not null
);
create table one_time_codes (
  phone_print text primary key,
  code_print text,
  expires_at timestamptz(3) not null,
  sent_at timestamptz(3) not null,
  sent integer not null,
  window_start timestamptz(3) not null,
  failures integer not null,
  locked_until timestamptz(3)
);
create table login_codes (
  code_print text primary key,
  user_id uuid not null references users,
  device_id text,
  expires_at timestamptz(3) not null,
  used_at timestamptz(3)
);
create table sessions (
  token_print text primary key,
  user_id uuid not null references users,
  device_id text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3)
);
create table applications (
  id uuid primary key,
  user_id uuid not null references users,
  flow text not null,
  journey_version integer not null,
  state text not null check (state in ('draft', 'under-review', 'action-needed', 'opened', 'failed')),
  revision integer not null,
  reference text unique,
  face_result text not null check (face_result in ('none', 'passed', 'failed')),
  face_attempts integer not null,
  failure_code text,
  failure_note_sealed text,
  created_at timestamptz(3) not null,
  saved_at timestamptz(3) not null,
  submitted_at timestamptz(3),
  decided_at timestamptz(3)
);
create unique index one_living_application on applications (user_id, flow) where state <> 'failed';
create table steps (
  application_id uuid not null references applications on delete cascade,
  step text not null,
  answers_sealed text not null,
  revision integer not null,
  saved_at timestamptz(3) not null,
  primary key (application_id, step)
);
create table requirements (
  application_id uuid not null references applications on delete cascade,
  requirement text not null,
  position integer not null,
  status text not null check (status in ('due', 'provided', 'accepted', 'rejected')),
  reason_code text,
  reason_note_sealed text,
  reopened boolean not null,
  primary key (application_id, requirement)
);
create table documents (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  user_id uuid not null references users,
  kind text not null,
  sha256 text not null,
  type text not null,
  size integer not null,
  flag text,
  uploaded_at timestamptz(3) not null
);
create index documents_of_application on documents (application_id);
create table accounts (
  id uuid primary key,
  user_id uuid not null references users,
  application_id uuid not null unique references applications,
  number text not null unique,
  type text not null,
  tier text not null,
  opened_at timestamptz(3) not null
);
create index accounts_of_user on accounts (user_id);
create table audit (
  subject uuid not null,
  number integer not null,
  at timestamptz(3) not null,
  actor text not null,
  action text not null,
  revision integer,
  details jsonb not null,
  previous_hash text not null,
  hash text not null,
  primary key (subject, number)
);
create function refuse_audit_change() returns trigger language plpgsql as $$ begin raise exception 'the audit trail is append-only'; end $$;
create trigger audit_is_append_only before update or delete or truncate on audit
  for each statement execute function refuse_audit_change();
create table operations (
  scope text not null,
  operation text not null,
  call text not null,
  request_print text not null,
  answer_sealed text,
  created_at timestamptz(3) not null,
  primary key (scope, operation)
);
create index operations_by_age on operations (created_at);
create table replays (
  key text primary key,
  at timestamptz(3) not null
);
create index replays_by_age on replays (at);
create table mails (
  id uuid primary key,
  phone_print text not null,
  kind text not null,
  content_sealed text not null,
  at timestamptz(3) not null
);
create index mails_by_phone on mails (phone_print, at);
create table error_records (
  id uuid primary key,
  content_sealed text not null,
  at timestamptz(3) not null
);
create table settings (
  name text primary key,
  value jsonb not null
);
`;
