import { useFlow } from '@quayside/flow/flow-context';
import { LinkButton } from '@quayside/flow/internals/link-button';
import { issueText } from '@quayside/i18n/internals/issue-text';
import { issues } from '@quayside/i18n/internals/text/issues';
import { useText, useTextStore } from '@quayside/i18n/use-text';
import { findBlockingPrerequisite, type RequestedPermission } from '@quayside/rules/prerequisites';
import { Notice } from '@quayside/ui/notice';
import type { ReactNode } from 'react';
import { useCustomer } from '../derivative/use-customer.ts';
import { isInOtherFlow, prerequisitePaths } from './prerequisite-paths.ts';
import { derivativeIntro } from './texts.ts';

/**
 * Renders a notice about the first prerequisite that the customer lacks (MSG-36, MSG-40). Renders nothing if none is missing, and once the application is
 * submitted.
 */
export function MissingPrerequisites(sought: RequestedPermission) {
  const t = useText(derivativeIntro);
  const texts = useTextStore();
  useText(issues); // re-renders when the language changes
  const first = useFirstMissing(sought);
  if (!first) return null;
  return (
    <Notice tone={first.state === 'pending' ? 'info' : 'warning'} title={t('before.title')} announce="polite">
      {issueText(texts, { path: '', ...first }, '')}
    </Notice>
  );
}

/**
 * Renders a link to the flow in which the customer can meet the first missing prerequisite, such as the opening. Otherwise renders `apply`, the button that
 * starts the application.
 */
export function ApplyOrResolve({ apply, ...sought }: RequestedPermission & { readonly apply: ReactNode }) {
  const t = useText(derivativeIntro);
  const first = useFirstMissing(sought);
  if (first?.state !== 'missing' || !isInOtherFlow(first.leadsTo)) return apply;
  return <LinkButton path={prerequisitePaths[first.leadsTo]}>{t(`before.${first.leadsTo}`)}</LinkButton>;
}

function useFirstMissing(sought: RequestedPermission) {
  const known = useCustomer();
  const { runtime } = useFlow();
  if (!known || runtime?.application?.state !== 'draft') return undefined;
  return findBlockingPrerequisite(sought, known.customer, known.today);
}
