/** Kinds of documents that a reviewer requested for an item. Do not change this migration after a release. */
export default `
alter table requirements add column asks jsonb;
`;
