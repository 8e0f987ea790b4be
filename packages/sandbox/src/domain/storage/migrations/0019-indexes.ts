/** Indexes for calls, lists and scheduled jobs. Do not change this migration after a release. */
export default `
create index applications_of_user on applications (user_id, created_at);
create index applications_by_change on applications (saved_at);
create index users_by_age on users (created_at);
create index mails_by_age on mails (at, id);
create index sessions_of_user on sessions (user_id);
create index sessions_of_hand_off on sessions (hand_off_id);
create index hand_offs_by_end on hand_offs (expires_at);
create index expired_drafts_by_age on expired_drafts (expired_at);
create index person_data_by_age on person_data (retrieved_at) where confirmed_at is null;
create index digital_id_visits_of_application on digital_id_visits (application_id);
`;
