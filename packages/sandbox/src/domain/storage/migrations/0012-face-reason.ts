/** Reason why the last face picture failed. Do not change this migration after a release. */
export default `
alter table applications add column face_reason text;
`;
