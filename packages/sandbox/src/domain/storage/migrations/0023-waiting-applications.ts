/** Index of the applications under review by the time of submission. Do not change this migration after a release. */
export default `
create index applications_under_review on applications (submitted_at) where state = 'under-review';
`;
