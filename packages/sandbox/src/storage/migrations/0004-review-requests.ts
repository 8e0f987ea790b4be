/** What a reviewer asks for in particular. Never changed once released; a change of mind is a migration of its own. */
export default `
alter table requirements add column asks jsonb;
`;
