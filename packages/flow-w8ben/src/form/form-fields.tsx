import { w8ben } from '@quayside/i18n/text/w8ben';
import { useText } from '@quayside/i18n/use-text';
import { Field } from '@quayside/ui/field';
import { Fragment, type ReactNode, useId } from 'react';
import { LineField } from './line-field.tsx';
import { lineIds } from './lines.ts';
import { TreatyClaim } from './treaty-claim.tsx';
import { useAccountNumber } from './use-account-number.ts';

/** Renders lines 1 to 9 as fields, by the parts of the form. */
export function FormFields() {
  const t = useText(w8ben);
  return (
    <>
      <Part title={t('part1')}>
        {lineIds.map((line) => (
          <Fragment key={line}>
            {line === 'dateOfBirth' ? <ReferenceNumber /> : null}
            <LineField line={line} />
          </Fragment>
        ))}
      </Part>
      <Part title={t('part2')}>
        <TreatyClaim />
      </Part>
    </>
  );
}

/** Renders line 7, which is filled in once there is an account. */
function ReferenceNumber() {
  const t = useText(w8ben);
  const accountNumber = useAccountNumber();
  const id = 'referenceNumber';
  return (
    <Field id={id} label={t('referenceNumber.label')} hint={t('referenceNumber.hint')}>
      <output
        id={id}
        aria-describedby={`${id}-hint`}
        className="block rounded-control bg-surface-sunken px-3.5 py-3 text-body text-ink-muted"
      >
        {accountNumber ?? t('referenceNumber.later')}
      </output>
    </Field>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-6 not-first:border-line not-first:border-t not-first:pt-6"
    >
      <h2 id={id} className="m-0 text-ink text-title">
        {title}
      </h2>
      {children}
    </section>
  );
}
