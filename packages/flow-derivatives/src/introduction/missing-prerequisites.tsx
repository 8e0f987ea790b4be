import { useFlow } from '@quayside/flow/flow-context';
import { LinkButton } from '@quayside/flow/internals/link-button';
import { issueText } from '@quayside/i18n/internals/issue-text';
import { issues } from '@quayside/i18n/internals/text/issues';
import { useText, useTextStore } from '@quayside/i18n/use-text';
import { type PermissionSought, standsBeforeStart } from '@quayside/rules/prerequisites';
import { Notice } from '@quayside/ui/notice';
import type { ReactNode } from 'react';
import { useCustomer } from '../derivative/use-customer.ts';
import { isElsewhere, ways } from './prerequisite-links.ts';
import { derivativeIntro } from './texts.ts';

/** Renders a notice about the first missing prerequisite (MSG-36, MSG-40). Renders nothing if all are met, and after the submission. */
export function MissingPrerequisites(sought: PermissionSought) {
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

/** Renders a link to the flow that resolves the first missing prerequisite. Renders `apply` if such a flow is not needed. */
export function ApplyOrResolve({ apply, ...sought }: PermissionSought & { readonly apply: ReactNode }) {
  const t = useText(derivativeIntro);
  const first = useFirstMissing(sought);
  if (first?.state !== 'missing' || !isElsewhere(first.leadsTo)) return apply;
  return <LinkButton path={ways[first.leadsTo]}>{t(`before.${first.leadsTo}`)}</LinkButton>;
}

function useFirstMissing(sought: PermissionSought) {
  const known = useCustomer();
  const { runtime } = useFlow();
  if (!known || runtime?.application?.state !== 'draft') return undefined;
  return standsBeforeStart(sought, known.customer, known.today);
}
