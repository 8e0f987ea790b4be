/**
 * Indexes of the reviewer's queue for each of its filters, so that it reads few applications besides the listed ones. The statistics tell the database which
 * combinations of filters match few applications. Do not change this migration after a release.
 */
export default `
drop index applications_by_change;
create index applications_of_state on applications (state, saved_at);
create index applications_of_flow on applications (flow, state, saved_at);
create index applications_of_app on applications (app_type, state, saved_at);
create index applications_of_flow_and_app on applications (flow, app_type, state, saved_at);
create index applications_under_review_of_flow on applications (flow, submitted_at) where state = 'under-review';
create index applications_under_review_of_app on applications (app_type, submitted_at) where state = 'under-review';
create index applications_under_review_of_flow_and_app on applications (flow, app_type, submitted_at) where state = 'under-review';
create statistics applications_of_filters (mcv) on state, flow, app_type from applications;
`;
