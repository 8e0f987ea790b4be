/** A reviewer's question about an item and the customer's reply, encrypted. Do not change this migration after a release. */
export default `
alter table requirements add column reply_sealed text;
`;
