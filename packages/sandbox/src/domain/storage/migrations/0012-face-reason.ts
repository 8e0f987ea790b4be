/** Why the last face picture failed. Never changed once released. */
export default `
alter table applications add column face_reason text;
`;
