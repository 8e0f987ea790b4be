/** A login code that answers a begun login is bound to its challenge. Never changed once released. */
export default `
alter table login_codes add column challenge text;
`;
