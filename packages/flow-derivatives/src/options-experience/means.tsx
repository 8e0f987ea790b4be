import { useFormScope } from '@quayside/flow/form';
import { LinkButton } from '@quayside/flow/internals/link-button';
import type { QuestionPage } from '@quayside/flow-screens/question-pages';
import { useText } from '@quayside/i18n/use-text';
import { Amount } from '@quayside/ui/amount';
import { useEffect, useSyncExternalStore } from 'react';
import { derivatives } from '../derivative/texts.ts';
import { useCustomer } from '../derivative/use-customer.ts';
import { meansThreshold } from '../introduction/means-threshold.ts';
import { prerequisitePaths } from '../introduction/prerequisite-paths.ts';

/** Returns the question page that shows the customer's income and net worth. The customer cannot answer it there. */
export function useMeansPage(): QuestionPage {
  const t = useText(derivatives);
  return {
    fields: ['annualIncome', 'netWorth'],
    asks: 'nothing',
    by: 'continue',
    heading: t('means.title'),
    section: t('means.title'),
    content: <Means />,
  };
}

/** Renders the saved income and net worth (RULE-13), with a link to the account information, where the customer can change them. */
function Means() {
  const t = useText(derivatives);
  const means = useCustomer()?.customer.means;
  return (
    <>
      <p className="m-0 text-ink-muted text-label">{t('means.lead', meansThreshold)}</p>
      <dl className="m-0 flex flex-col gap-3">
        <ReadOnlyAmount name="annualIncome" label={t('means.income')} value={means?.annualIncomeUsd} />
        <ReadOnlyAmount name="netWorth" label={t('means.worth')} value={means?.netWorthUsd} />
      </dl>
      <div className="-mt-2 flex">
        <LinkButton path={prerequisitePaths['account-information']} variant="quiet" size="medium" className="-ms-4">
          {t('means.change')}
        </LinkButton>
      </div>
    </>
  );
}

/** Renders an amount in USD that the customer cannot edit, with its issue. A link in the error summary can focus it. */
function ReadOnlyAmount({ name, label, value }: { name: string; label: string; value: string | undefined }) {
  const { store, words } = useFormScope();
  const readIssue = () => store.issueAt(name);
  const issue = useSyncExternalStore(store.subscribe, readIssue, readIssue);
  useEffect(() => store.name(name, label), [store, name, label]);
  return (
    <div id={name} tabIndex={-1} data-state={issue ? 'error' : 'idle'}>
      <dt className="text-ink-muted text-label">{label}</dt>
      <dd className="m-0 mt-0.5 text-body text-ink">
        <Amount value={value} currency="USD" />
        {issue ? <span className="mt-1 block text-danger text-label">{words(issue, label)}</span> : null}
      </dd>
    </div>
  );
}
