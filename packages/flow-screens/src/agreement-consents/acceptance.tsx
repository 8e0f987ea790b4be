import type { Agreement } from '@quayside/contract/internals/agreement';
import { useFormScope, useFormValue } from '@quayside/flow/form';
import { agreementConsents } from '@quayside/i18n/internals/text/agreement-consents';
import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { SHARED_CONSENT_PATH } from '@quayside/rules/internals/agreement-acceptance';
import { Button } from '@quayside/ui/button';
import { Card } from '@quayside/ui/card';
import { Checkbox } from '@quayside/ui/checkbox';
import { type ReactNode, useCallback, useEffect, useSyncExternalStore } from 'react';
import { type Consent, hasConsent, isAgreementRead, withConsent } from './consents.ts';

type AcceptanceProps = {
  /** The agreements that the checkbox covers. */
  readonly agreements: readonly Agreement[];
  readonly onOpen: (agreement: Agreement) => void;
};

/** Renders agreements with one checkbox for all of them. A tick stores a consent with the version and the language of each agreement. */
export function SharedAcceptance({ agreements, onOpen }: AcceptanceProps) {
  const t = useText(agreementConsents);
  const label = t('agreeTogether', { count: agreements.length });
  return (
    <Card padding="none">
      <ul className="m-0 list-none row-lines p-0">
        {agreements.map((agreement) => (
          <li key={agreement.id} className="px-4 py-2">
            <Reading agreement={agreement} onOpen={onOpen}>
              <span className="block text-body text-ink" lang={agreement.language}>
                {withFormWhole(agreement.title)}
              </span>
            </Reading>
          </li>
        ))}
      </ul>
      <div className="border-line border-t px-4 pb-1">
        <Accept name={SHARED_CONSENT_PATH} label={label} agreements={agreements} />
      </div>
    </Card>
  );
}

/** Renders the consent to sign the W-8BEN electronically as one row: its checkbox, and the button that opens its text. */
export function W8benAcceptance({ agreement, onOpen }: Pick<AcceptanceProps, 'onOpen'> & { agreement: Agreement }) {
  const t = useText(agreementConsents);
  return (
    <div className="flex items-start gap-x-2">
      <div className="min-w-0 flex-1">
        <Accept name={`consents.${agreement.id}`} label={t('agreeToSign')} agreements={[agreement]} />
      </div>
      <ReadButton agreement={agreement} onOpen={onOpen} />
    </div>
  );
}

/** Renders each agreement with its own checkbox, labelled with the title. */
export function SeparateAcceptances({ agreements, onOpen }: AcceptanceProps) {
  const t = useText(agreementConsents);
  return agreements.map((agreement) => (
    <Card key={agreement.id}>
      <Accept
        name={`consents.${agreement.id}`}
        label={t('agree', { title: agreement.title })}
        agreements={[agreement]}
      />
      <div className="-mt-2 -mb-3">
        <Reading agreement={agreement} onOpen={onOpen} />
      </div>
    </Card>
  ));
}

type AcceptProps = { readonly name: string; readonly label: string; readonly agreements: readonly Agreement[] };

function Accept({ name, label, agreements }: AcceptProps) {
  const t = useText(agreementConsents);
  const shown = useLanguage();
  const { store, words, readOnly } = useFormScope();
  const consents = useFormValue<readonly Consent[]>('consents') ?? none;
  const readIssue = () => store.issueAt(name);
  const issue = useSyncExternalStore(store.subscribe, readIssue, readIssue);
  useEffect(() => store.name(name, label), [store, name, label]);
  const change = useCallback(
    (ticked: boolean) =>
      store.write(
        'consents',
        agreements.reduce(
          (given, agreement) => withConsent(given, agreement, ticked),
          (store.read('consents') as readonly Consent[] | undefined) ?? none,
        ),
      ),
    [store, agreements],
  );
  return (
    <Checkbox
      name={name}
      label={label}
      checked={agreements.every((agreement) => hasConsent(consents, agreement))}
      onCheckedChange={change}
      readOnly={readOnly}
      {...(agreements.every(({ language }) => language === shown) ? {} : { hint: t('otherLanguage') })}
      {...(issue ? { error: words(issue, label) } : {})}
    />
  );
}

/** Returns the title with a character that prevents a line break in "W-8BEN". */
const withFormWhole = (title: string): string => title.replaceAll('W-8BEN', 'W-\u20608BEN');

type ReadingProps = {
  agreement: Agreement;
  onOpen: (agreement: Agreement) => void;
  children?: ReactNode;
};

/** Renders a mark if an agreement was read to the end, and the button that opens it. */
function Reading({ agreement, onOpen, children }: ReadingProps) {
  const t = useText(uiDocuments);
  const read = useFormValue<readonly Consent[]>('read') ?? none;
  return (
    <div className="flex items-center gap-x-2">
      <span className="min-w-0 flex-1">
        {children}
        <span className="flex flex-wrap gap-x-2 text-caption text-ink-muted">
          {isAgreementRead(read, agreement) ? (
            <span className="inline-flex items-center gap-1 font-semibold text-success">
              <span aria-hidden>✓</span>
              <span>{t('readToEnd')}</span>
            </span>
          ) : null}
        </span>
      </span>
      <ReadButton agreement={agreement} onOpen={onOpen} />
    </div>
  );
}

function ReadButton({ agreement, onOpen }: Pick<ReadingProps, 'agreement' | 'onOpen'>) {
  const t = useText(uiDocuments);
  return (
    <Button
      variant="quiet"
      size="medium"
      className="-me-4"
      aria-haspopup="dialog"
      aria-label={t('readAgreement', { title: agreement.title })}
      onPress={() => onOpen(agreement)}
    >
      {t('read')}
    </Button>
  );
}

const none: readonly Consent[] = [];
