/** Attempts at the quizzes. Do not change this migration after a release. */
export default `
create table quiz_tries (
  user_id uuid not null references users,
  product text not null,
  number integer not null,
  version date not null,
  result text not null,
  right_answers integer not null,
  at timestamptz(3) not null,
  primary key (user_id, product, number)
);
`;
