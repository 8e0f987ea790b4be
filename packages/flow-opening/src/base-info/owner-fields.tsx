import { useFormScope, useFormValue } from '@quayside/flow/form';
import { retryImport } from '@quayside/flow/internals/retry-import';
import { useStepPages } from '@quayside/flow/internals/step-pages';
import { useRejection } from '@quayside/flow-screens/internals/use-rejection';
import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import type { CountrySource } from '@quayside/ui/country-field';
import { Disclosure } from '@quayside/ui/disclosure';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { DocumentTypeField } from '../documents/document-type-field.tsx';
import { NationalityField } from '../documents/nationality-field.tsx';
import { openingBase } from '../identity/texts.ts';
import { CitizenshipField } from './citizenship-field.tsx';

/** Loaded on demand, because the names of all countries load with it. */
const OwnerValues = lazy(retryImport(() => import('./owner-values.tsx')));

const fields = ['nationality', 'citizenship', 'documentType'] as const;

/**
 * Renders nationality, citizenship and document type as one line, which expands to their fields. The step of the photo has asked for them. The line is expanded if
 * an answer is missing or has an issue, or if a reviewer rejected the step.
 */
export function OwnerFields({ countries }: { countries: CountrySource }) {
  const t = useText(openingBase);
  const tUi = useText(ui);
  const { store, readOnly } = useFormScope();
  const { answers } = useStepPages();
  const isRejected = useRejection('base-info') !== undefined;
  const isOpen = () =>
    answers === 'here' && fields.some((field) => !store.read(field) || store.issueAt(field) || store.adviceAt(field));
  const open = useSyncExternalStore(store.subscribe, isOpen, isOpen);
  const [wasOpen, setWasOpen] = useState(false);
  if (open && !wasOpen) setWasOpen(true); // stays open when the answer is corrected
  const isKnown = useFormValue<string>('nationality') !== undefined;
  return (
    <Disclosure
      variant="card"
      defaultOpen={wasOpen || isRejected}
      summary={
        <span className="flex items-center gap-3 font-normal">
          <span className="block min-w-0 flex-1">
            <span className="block text-body text-ink">
              {isKnown ? (
                <Suspense fallback={'\u00a0'}>
                  <OwnerValues />
                </Suspense>
              ) : (
                '\u00a0'
              )}
            </span>
            <span className="block text-caption text-ink-muted">{t('owner.label')}</span>
          </span>
          {readOnly || !isKnown ? null : (
            <span className="text-accent text-label underline underline-offset-3">{tUi('change')}</span>
          )}
        </span>
      }
    >
      <div className="flex flex-col gap-6 pt-2 text-ink">
        <NationalityField />
        <CitizenshipField countries={countries} />
        <DocumentTypeField />
      </div>
    </Disclosure>
  );
}
