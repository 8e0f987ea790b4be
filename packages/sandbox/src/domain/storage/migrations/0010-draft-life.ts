/** Unread notices of drafts, and expired drafts. Do not change this migration after a release. */
export default `
alter table applications add column what_changed jsonb, add column reminded_at timestamptz(3);
create table expired_drafts (
  application_id uuid primary key,
  user_id uuid not null,
  flow text not null,
  saved_at timestamptz(3) not null,
  expired_at timestamptz(3) not null,
  documents jsonb not null,
  seen_at timestamptz(3)
);
create index expired_drafts_of_a_user on expired_drafts (user_id, flow);
`;
