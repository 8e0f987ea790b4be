/** Moves document requests of open accounts from Singapore's app to the app of the account. Do not change this migration after a release. */
export default `
update applications asked set app_type = opening.app_type
from applications own
join applications opening on opening.id = coalesce(own.principal_id, own.id)
join accounts account on account.application_id = opening.id
where asked.flow = 'document-request' and own.user_id = asked.user_id and account.type in ('cash', 'margin');
`;
