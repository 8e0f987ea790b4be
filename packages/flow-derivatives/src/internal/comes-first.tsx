import { useFlow } from '@quayside/flow/flow-context';
import { GoTo } from '@quayside/flow/go-to';
import { issueValues } from '@quayside/i18n/issue-values';
import { derivativeIntro } from '@quayside/i18n/text/derivative-intro';
import { issues } from '@quayside/i18n/text/issues';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { type PermissionSought, standsBeforeStart } from '@quayside/rules/prerequisites';
import { Notice } from '@quayside/ui/notice';
import { useCustomer } from './use-customer.ts';
import { isElsewhere, ways } from './ways.ts';

/** What stands before an application, in the words of its rule, and the way to do something about it (MSG-36, MSG-40). Nothing where nothing does. */
export function ComesFirst(sought: PermissionSought) {
  const t = useText(derivativeIntro);
  const tIssues = useText(issues);
  const language = useLanguage();
  const known = useCustomer();
  const { runtime } = useFlow();
  if (!known || runtime?.application?.state !== 'draft') return null;
  const first = standsBeforeStart(sought, known.customer, known.today);
  if (!first) return null;
  const way = first.state === 'missing' && isElsewhere(first.leadsTo) ? first.leadsTo : undefined;
  return (
    <Notice
      tone={first.state === 'pending' ? 'info' : 'warning'}
      title={t('before.title')}
      announce="polite"
      action={
        way ? (
          <GoTo path={ways[way]} variant="secondary" size="medium">
            {t(`before.${way}`)}
          </GoTo>
        ) : undefined
      }
    >
      {tIssues(first.code as 'account-not-opened', issueValues(first.values, language))}
    </Notice>
  );
}
