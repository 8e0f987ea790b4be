/** Finds the few expired drafts whose files are not confirmed as deleted. Never changed once released. */
export default `
create index expired_drafts_with_files on expired_drafts (application_id) where documents <> '[]'::jsonb;
`;
