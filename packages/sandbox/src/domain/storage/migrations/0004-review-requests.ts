/** Kinds of documents that a reviewer requested for an item. Do not change it after a release. */
export default `
alter table requirements add column asks jsonb;
`;
