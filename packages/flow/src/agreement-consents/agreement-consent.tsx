import type { Agreement } from '@quayside/contract/agreement';
import { openingAgreements } from '@quayside/i18n/text/opening-agreements';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { ConsentCheckbox } from '@quayside/ui/consent-checkbox';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useFormScope, useFormValue } from '../form/form.tsx';
import { type Consent, hasConsent, withConsent } from './consents.ts';

/** The box of one agreement; ticking records which text it was, and in which language. */
export function AgreementConsent({ agreement }: { agreement: Agreement }) {
  const t = useText(openingAgreements);
  const shown = useLanguage();
  const { store, words, readOnly } = useFormScope();
  const consents = useFormValue<readonly Consent[]>('consents') ?? none;
  const name = `consents.${agreement.id}`;
  const label = t('agree', { title: agreement.title });
  const readIssue = () => store.issueAt(name);
  const issue = useSyncExternalStore(store.subscribe, readIssue, readIssue);
  useEffect(() => store.name(name, label), [store, name, label]);
  const change = useCallback(
    (ticked: boolean) =>
      store.write('consents', withConsent((store.read('consents') as readonly Consent[]) ?? none, agreement, ticked)),
    [store, agreement],
  );
  const agreements = useMemo(() => [agreement], [agreement]);
  return (
    <div className={`rounded-card border border-line bg-surface-raised px-4 pb-1 ${issue ? 'pt-3' : 'pt-1'}`}>
      <ConsentCheckbox
        name={name}
        label={label}
        value={hasConsent(consents, agreement)}
        onChange={change}
        agreements={agreements}
        readOnly={readOnly}
        {...(agreement.language === shown ? {} : { hint: t('otherLanguage') })}
        {...(issue ? { error: words(issue, label) } : {})}
      />
    </div>
  );
}

const none: readonly Consent[] = [];
