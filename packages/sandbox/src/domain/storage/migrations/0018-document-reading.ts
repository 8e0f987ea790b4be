/** Readings of uploaded documents by the customer's device, encrypted. Do not change this migration after a release. */
export default `
alter table documents add column reading_sealed text;
`;
