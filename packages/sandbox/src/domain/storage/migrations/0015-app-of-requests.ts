/** Requests of open accounts belong to the app of the account; they counted as Singapore's. Never changed once released. */
export default `
update applications asked set app_type = opening.app_type
from applications own
join applications opening on opening.id = coalesce(own.principal_id, own.id)
join accounts account on account.application_id = opening.id
where asked.flow = 'document-request' and own.user_id = asked.user_id and account.type in ('cash', 'margin');
`;
