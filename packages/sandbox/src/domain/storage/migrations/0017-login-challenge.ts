/** A login code for a started login is bound to its challenge. Never changed once released. */
export default `
alter table login_codes add column challenge text;
`;
