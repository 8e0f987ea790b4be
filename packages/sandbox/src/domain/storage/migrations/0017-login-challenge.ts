/** A login code for a started login is bound to its challenge. Do not change it after a release. */
export default `
alter table login_codes add column challenge text;
`;
