import { FormField, useForm, useFormScope, useFormValue } from '@quayside/flow/form';
import { formatGreetingName } from '@quayside/i18n/internals/greeted-name';
import { ui } from '@quayside/i18n/text/ui';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { normaliseEmail } from '@quayside/rules/internals/email-address';
import {
  isChangeableItem,
  type PersonData,
  type PersonItem,
  type PersonItemId,
} from '@quayside/rules/internals/person-data';
import { Button } from '@quayside/ui/button';
import { Card } from '@quayside/ui/card';
import { Breakable } from '@quayside/ui/internals/breakable';
import { MaskedText } from '@quayside/ui/masked-text';
import { PhoneField } from '@quayside/ui/phone-field';
import { TextField } from '@quayside/ui/text-field';
import { formatDate, isCalendarDate } from '@quayside/values/calendar-date';
import BadgeCheck from 'lucide-react/icons/badge-check';
import type { ReactNode } from 'react';
import { callingCodeDigits, usePhoneCountries } from '../contact-info/phone-countries.ts';
import { openingPerson } from '../digital-id/texts.ts';

/**
 * Renders the items of the digital ID in three cards. Each item names its source unless the government verified it. Mobile and email have a Change button. Leaves
 * out items for which the register has no value.
 */
export function PersonItems({ person }: { person: PersonData }) {
  const t = useText(openingPerson);
  return (
    <div className="flex flex-col gap-4">
      <Legend person={person} />
      {groups.map(({ title, ids }) => {
        const items = person.items.filter((item) => ids.includes(item.id) && isShown(item));
        return items.length === 0 ? null : (
          <Card key={title} title={t(title)}>
            <dl className="@container m-0 row-lines">
              {items.map((item) => (
                <Item key={item.id} item={item} />
              ))}
            </dl>
          </Card>
        );
      })}
    </div>
  );
}

type Group = { readonly title: 'show.who' | 'show.status' | 'show.contact'; readonly ids: readonly PersonItemId[] };

const groups: readonly Group[] = [
  { title: 'show.who', ids: ['uinfin', 'name', 'hanyupinyinname', 'aliasname', 'sex', 'dob'] },
  {
    title: 'show.status',
    ids: ['nationality', 'birthcountry', 'residentialstatus', 'passtype', 'passexpirydate'],
  },
  { title: 'show.contact', ids: ['regadd', 'mobileno', 'email'] },
];

const isShown = ({ id, state }: PersonItem): boolean => state !== 'empty' || isChangeableItem(id);

/** Renders one item. Mobile and email can be replaced: their field starts empty, so that the device stores no personal data. */
function Item({ item }: { item: PersonItem }) {
  const t = useText(openingPerson);
  const form = useForm();
  const { readOnly } = useFormScope();
  const name = item.id === 'mobileno' ? 'mobile' : 'email';
  const instead = useFormValue<string>(name);
  const label = t(`item.${item.id}`);
  const isChangeable = isChangeableItem(item.id);
  return (
    <div className={isChangeable ? changeableRow : item.id === 'regadd' ? stackedRow : shortRow} data-item={item.id}>
      <dt className="text-ink-muted text-label">{label}</dt>
      <dd className="col-start-1 m-0 mt-0.5 flex min-w-0 flex-col gap-1 text-ink text-label">
        {isChangeable && instead !== undefined ? (
          <Changed item={item} name={name} label={label} />
        ) : (
          <Said item={item} />
        )}
      </dd>
      {isChangeable && instead === undefined && !readOnly ? (
        <dd className="m-0 mt-1 @min-[13rem]:col-start-2 @min-[13rem]:row-span-2 @min-[13rem]:row-start-1 @min-[13rem]:mt-0">
          <Change label={label} onPress={() => form.write(name, '')} />
        </dd>
      ) : null}
    </div>
  );
}

const shortRow =
  'flex flex-wrap items-baseline justify-between gap-x-4 py-line first:pt-0 last:pb-0 *:[dd]:ms-auto *:[dd]:text-end';
const stackedRow = 'py-3 first:pt-0 last:pb-0';
const changeableRow = 'grid gap-x-3 py-3 first:pt-0 last:pb-0 @min-[13rem]:grid-cols-[minmax(0,1fr)_auto]';

/** Renders the button "Change", which looks like the one on "Check your answers". */
function Change({ label, onPress }: { label: string; onPress: () => void }) {
  const t = useText(ui);
  return (
    <button
      type="button"
      aria-label={t('changeWhat', { what: label })}
      onClick={onPress}
      className="-my-2 inline-flex min-h-target min-w-target cursor-pointer items-center justify-end rounded-control border-0 bg-transparent p-0 text-accent text-label underline underline-offset-3"
    >
      {t('change')}
    </button>
  );
}

/** Renders the value of an item: masked for the ID number, formatted for a date, otherwise the provider's English text with initial capitals. Without a value, says so. */
function Said({ item }: { item: PersonItem }) {
  const t = useText(openingPerson);
  const language = useLanguage();
  if (item.state !== 'given')
    return <span className="text-ink-muted">{t(item.state === 'unavailable' ? 'notAvailable' : 'none')}</span>;
  return (
    <>
      {item.id === 'uinfin' ? (
        <MaskedText value={item.lines[0] ?? ''} label={t('item.uinfin')} />
      ) : isCalendarDate(item.value) ? (
        formatDate(item.value, language)
      ) : (
        <span lang="en" translate="no">
          {item.lines.map((line) => (
            <span key={line} className="block">
              <Breakable text={item.id === 'email' ? line : formatGreetingName(line)} />
            </span>
          ))}
        </span>
      )}
      <Source item={item} />
    </>
  );
}

/** Renders the source of an item. Renders nothing for items that the government verified, which the legend above the list covers. */
function Source({ item: { source } }: { item: PersonItem }) {
  const t = useText(openingPerson);
  return source === 'government' ? null : <span className="text-caption text-ink-muted">{t(`source.${source}`)}</span>;
}

function Legend({ person }: { person: PersonData }) {
  const t = useText(openingPerson);
  if (!person.items.some(isVerified)) return null;
  return (
    <p className="m-0 flex items-center gap-1.5 font-medium text-accent text-label">
      <BadgeCheck size="1.25rem" aria-hidden className="shrink-0" />
      {t('source.government')}
    </p>
  );
}

const isVerified = ({ state, source }: PersonItem): boolean => state === 'given' && source === 'government';

type ChangedProps = { readonly item: PersonItem; readonly name: 'mobile' | 'email'; readonly label: string };

function Changed({ item, name, label }: ChangedProps) {
  const t = useText(openingPerson);
  const form = useForm();
  const { readOnly } = useFormScope();
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
          normalise={normaliseEmail}
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
  const callingCode = callingCodeDigits('SG');
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
