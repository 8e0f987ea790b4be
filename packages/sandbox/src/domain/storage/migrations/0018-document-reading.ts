/** Readings of uploaded documents by the customer's device, encrypted. Never changed once released. */
export default `
alter table documents add column reading_sealed text;
`;
