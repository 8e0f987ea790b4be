/** Adds visits to the national digital ID, and the data that they bring. Do not change this migration after a release. */
export default `
create table digital_id_visits (
  state_print text primary key,
  user_id uuid not null references users,
  application_id uuid not null references applications on delete cascade,
  step text not null,
  redirect_uri text not null,
  secret_sealed text not null,
  outcome text,
  begun_at timestamptz(3) not null
);
create index digital_id_visits_by_age on digital_id_visits (begun_at);
create table person_data (
  application_id uuid not null references applications on delete cascade,
  step text not null,
  id uuid not null,
  items_sealed text not null,
  items_print text not null,
  retrieved_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  primary key (application_id, step)
);
`;
