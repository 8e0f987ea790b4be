/** Reminders before a W-8BEN expires. Do not change this migration after a release. */
export default `
create table w8ben_reminders (
  user_id uuid not null references users,
  due_at timestamptz(3) not null,
  sent_at timestamptz(3),
  primary key (user_id, due_at)
);
create index w8ben_reminders_due on w8ben_reminders (due_at) where sent_at is null;
`;
