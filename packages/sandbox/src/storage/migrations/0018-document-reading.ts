/** What the customer's device read from an uploaded document, sealed. Never changed once released. */
export default `
alter table documents add column reading_sealed text;
`;
