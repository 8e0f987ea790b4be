import { FormField, useForm, useFormScope, useFormValue } from '@quayside/flow/form';
import { openingPerson } from '@quayside/i18n/text/opening-person';
import { useText } from '@quayside/i18n/use-text';
import { mayBeChanged, type PersonData, type PersonItem } from '@quayside/rules/person-data';
import { strip } from '@quayside/rules/white-space';
import { Breakable } from '@quayside/ui/breakable';
import { Button } from '@quayside/ui/button';
import { MaskedText } from '@quayside/ui/masked-text';
import { PhoneField } from '@quayside/ui/phone-field';
import { TextField } from '@quayside/ui/text-field';
import BadgeCheck from 'lucide-react/icons/badge-check';
import type { ReactNode } from 'react';
import { useCallingCode, usePhoneCountries } from '../contact-info/phone-countries.ts';

/** Renders each item of the digital ID with its source, as a `<dl>`. Editable items have a button. */
export function PersonItems({ person }: { person: PersonData }) {
  const t = useText(openingPerson);
  return (
    <div>
      <Legend person={person} />
      <dl aria-label={t('show.list')} className="m-0 divide-y divide-line">
        {person.items.map((item) => (
          <div key={item.id} className="py-3 first:pt-0" data-item={item.id}>
            <dt className="flex items-start gap-1 text-ink-muted text-label">
              {t(`item.${item.id}`)}
              {isVerified(item) ? <Verified /> : null}
            </dt>
            <dd className="m-0 mt-0.5 flex min-w-0 flex-col gap-1 text-body text-ink">
              {mayBeChanged(item.id) ? <Changeable item={item} /> : <Said item={item} />}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Renders a provider's text, which is in English capitals in each language. */
function Said({ item }: { item: PersonItem }) {
  const t = useText(openingPerson);
  if (item.state !== 'given')
    return <span className="text-ink-muted">{t(item.state === 'unavailable' ? 'notAvailable' : 'none')}</span>;
  return (
    <>
      {item.id === 'uinfin' ? (
        <MaskedText value={item.lines[0] ?? ''} label={t('item.uinfin')} />
      ) : (
        <span lang="en" translate="no">
          {item.lines.map((line) => (
            <span key={line} className="block">
              <Breakable text={line} />
            </span>
          ))}
        </span>
      )}
      <Source item={item} />
    </>
  );
}

/** What the government verified has a sign, which the legend above the list explains. Other sources are named. */
function Source({ item: { source } }: { item: PersonItem }) {
  const t = useText(openingPerson);
  const words = t(`source.${source}`);
  if (source === 'government') return <span className="sr-only">{words}</span>;
  return (
    <span className="flex items-start gap-1 text-caption text-ink-muted">
      {source === 'person' ? null : <Verified />}
      {words}
    </span>
  );
}

const Verified = () => <BadgeCheck size={16} aria-hidden className="mt-0.5 shrink-0 text-positive" />;

/** Explains the sign of the items that the government verified. */
function Legend({ person }: { person: PersonData }) {
  const t = useText(openingPerson);
  if (!person.items.some(isVerified)) return null;
  return (
    <p className="m-0 mb-4 flex items-start gap-1 text-ink-muted text-label" aria-hidden>
      <Verified />
      {t('source.government')}
    </p>
  );
}

const isVerified = ({ state, source }: PersonItem): boolean => state === 'given' && source === 'government';

/** Renders mobile and e-mail. The field stays empty until the customer edits it, so no personal data is on the device. */
function Changeable({ item }: { item: PersonItem }) {
  const t = useText(openingPerson);
  const form = useForm();
  const { readOnly } = useFormScope();
  const name = item.id === 'mobileno' ? 'mobile' : 'email';
  const instead = useFormValue<string>(name);
  const label = t(`item.${item.id}`);
  if (instead === undefined)
    return (
      <>
        <Said item={item} />
        {readOnly ? null : <Act onPress={() => form.write(name, '')}>{t('change', { item: label })}</Act>}
      </>
    );
  return (
    <>
      {name === 'mobile' ? (
        <MobileField label={label} />
      ) : (
        <FormField
          as={TextField}
          name="email"
          type="email"
          label={label}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          normalise={strip}
          empty=""
        />
      )}
      {item.state === 'given' && !readOnly ? <Act onPress={() => form.write(name, undefined)}>{t('keep')}</Act> : null}
    </>
  );
}

const Act = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <span className="-ms-3">
    <Button variant="quiet" size="medium" onPress={onPress}>
      {children}
    </Button>
  </span>
);

function MobileField({ label }: { label: string }) {
  const countries = usePhoneCountries();
  const callingCode = useCallingCode('SG');
  return (
    <FormField
      as={PhoneField}
      name="mobile"
      label={label}
      countries={countries}
      defaultCallingCode={callingCode}
      empty=""
    />
  );
}
