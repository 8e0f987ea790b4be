import { checkName } from '@quayside/rules/internals/name/check-name';
import { checkMobile } from '@quayside/rules/internals/phone';
import { isError } from '@quayside/rules/issue';
import { normaliseName } from '@quayside/values/internals/name';

/** Values of the invitation form: the name and mobile number of the second holder. */
export type InvitationFields = { readonly name: string; readonly mobile: string };
/** Problem with one field of the invitation. Only the server reports `own-mobile`: the number is that of the first holder. */
export type InvitationIssue = {
  readonly path: keyof InvitationFields;
  readonly code:
    | 'name-required'
    | 'name-characters'
    | 'character-not-shown'
    | 'mobile-required'
    | 'mobile-format'
    | 'own-mobile';
};

/** Returns the problems with an invitation before it is sent. Returns an empty list if there are none. */
export function checkInvitation({ name, mobile }: InvitationFields): readonly InvitationIssue[] {
  const issues: InvitationIssue[] = [];
  const [inName] = checkName('name', name);
  if (!normaliseName(name)) issues.push({ path: 'name', code: 'name-required' });
  else if (inName)
    issues.push({
      path: 'name',
      code: inName.code === 'character-not-shown' ? inName.code : 'name-characters',
    });
  if (!mobile.trim()) issues.push({ path: 'mobile', code: 'mobile-required' });
  else if (checkMobile('mobile', mobile).some(isError)) issues.push({ path: 'mobile', code: 'mobile-format' });
  return issues;
}
