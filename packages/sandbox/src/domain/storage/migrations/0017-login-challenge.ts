/** A login code for a started login is bound to its challenge. Do not change this migration after a release. */
export default `
alter table login_codes add column challenge text;
`;
