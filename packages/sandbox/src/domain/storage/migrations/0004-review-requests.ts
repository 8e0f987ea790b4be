/** Requests of reviewers. Never changed once released; corrections are migrations of their own. */
export default `
alter table requirements add column asks jsonb;
`;
