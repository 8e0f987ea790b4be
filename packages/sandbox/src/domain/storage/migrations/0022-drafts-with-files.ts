/** Index of the few expired drafts with files that are not confirmed as deleted. Do not change this migration after a release. */
export default `
create index expired_drafts_with_files on expired_drafts (application_id) where documents <> '[]'::jsonb;
`;
