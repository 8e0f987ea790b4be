/** Adds steps that a customer on a desktop continues on a phone, and logins that are limited to them. Do not change this migration after a release. */
export default `
create table hand_offs (
  id uuid primary key,
  application_id uuid not null references applications on delete cascade,
  user_id uuid not null references users,
  step text not null,
  token_print text not null unique,
  match_code text not null,
  offered_at timestamptz(3) not null,
  expires_at timestamptz(3) not null,
  opened_at timestamptz(3),
  outcome text check (outcome in ('done', 'cancelled', 'withdrawn'))
);
create index hand_offs_of_application on hand_offs (application_id);
alter table sessions add column hand_off_id uuid references hand_offs on delete cascade;
`;
