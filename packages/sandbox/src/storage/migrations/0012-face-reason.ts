/** Why the last face picture was not accepted. Never changed once released. */
export default `
alter table applications add column face_reason text;
`;
