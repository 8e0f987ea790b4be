import { useFormScope } from '@quayside/flow/form';
import { GoTo } from '@quayside/flow/go-to';
import { Section } from '@quayside/flow/section';
import { derivatives } from '@quayside/i18n/text/derivatives';
import { useText } from '@quayside/i18n/use-text';
import { Amount } from '@quayside/ui/amount';
import { useEffect, useSyncExternalStore } from 'react';
import { meansThreshold } from '../internal/means-threshold.ts';
import { useCustomer } from '../internal/use-customer.ts';
import { ways } from '../internal/ways.ts';

/** Income and net worth as the account information says (RULE-13): shown, and changed there. */
export function Means() {
  const t = useText(derivatives);
  const means = useCustomer()?.customer.means;
  return (
    <Section heading={t('means.title')}>
      <p className="-mt-4 mb-0 text-ink-muted text-label">{t('means.lead', meansThreshold)}</p>
      <dl className="m-0 flex flex-col gap-3">
        <Known name="annualIncome" label={t('means.income')} value={means?.annualIncomeUsd} />
        <Known name="netWorth" label={t('means.worth')} value={means?.netWorthUsd} />
      </dl>
      <div className="-mt-2 flex">
        <GoTo path={ways['account-information']} variant="quiet" size="medium" className="-ms-4">
          {t('means.change')}
        </GoTo>
      </div>
    </Section>
  );
}

/** What the form knows and does not ask; an error summary leads here all the same. */
function Known({ name, label, value }: { name: string; label: string; value: string | undefined }) {
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
