/** Events without data of a person, for the funnel. Do not change this migration after a release. */
export default `
create table operations_events (
  visit uuid not null,
  position integer not null,
  app_type integer not null,
  language text not null,
  type text not null,
  flow text,
  step text,
  code text,
  amount integer,
  at timestamptz not null,
  primary key (visit, position)
);
create index operations_events_by_age on operations_events (at);
`;
