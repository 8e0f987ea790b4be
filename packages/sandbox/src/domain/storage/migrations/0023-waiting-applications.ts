/** Finds the applications that have waited longest for a review. Never changed once released. */
export default `
create index applications_under_review on applications (submitted_at) where state = 'under-review';
`;
