/** What a reviewer asked about an item, and the customer's reply, encrypted. Never changed once released. */
export default `
alter table requirements add column reply_sealed text;
`;
