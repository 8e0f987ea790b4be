/** Adds second holders of joint accounts: their part, invitations and reminders. Do not change this migration after a release. */
export default `
alter table applications add column principal_id uuid references applications on delete cascade;
alter table applications add column handed_in_at timestamptz(3);
drop index one_living_application;
create unique index one_living_application on applications (user_id, flow) where state <> 'failed' and principal_id is null;
create unique index one_second_holder on applications (principal_id);
create table invitations (
  application_id uuid primary key references applications on delete cascade,
  token_print text not null unique,
  phone_print text not null,
  phone_sealed text not null,
  name_sealed text not null,
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  withdrawn_at timestamptz(3)
);
create table reminders (
  application_id uuid not null references applications on delete cascade,
  party text not null check (party in ('holder', 'joint-holder')),
  sent integer not null,
  sent_at timestamptz(3) not null,
  primary key (application_id, party)
);
`;
