import { translateIfKnown } from '@quayside/i18n/define-text';
import { countries } from '@quayside/i18n/internals/text/countries';
import { useLanguage, useText, useTextStore } from '@quayside/i18n/use-text';
import { formatDate, isCalendarDate } from '@quayside/rules/calendar-date';
import type { Gender } from '@quayside/rules/enumerations';
import { Button } from '@quayside/ui/button';
import { Card } from '@quayside/ui/card';
import { DescriptionList } from '@quayside/ui/description-list';
import { getRoot } from '@quayside/ui/internals/dom-root';
import { MaskedText } from '@quayside/ui/masked-text';
import { Skeleton } from '@quayside/ui/skeleton';
import { useRef } from 'react';
import { openingBase } from '../identity/texts.ts';
import type { ReadPerson } from './use-read-card.ts';

/** Renders the details read from the document as labels and values, with the number masked. The Edit button calls `onEdit`. */
export default function ReadCard({ read, onEdit }: { read: ReadPerson; onEdit: () => void }) {
  const t = useText(openingBase);
  const tCountries = useText(countries);
  const hasNames = useTextStore().has(countries); // until the names load, one value would be in English among the others
  const language = useLanguage();
  const { documentType, documentNumber = '', fullName = '', nameOnId = '', dateOfBirth, gender, nationality } = read;
  const number = t('documentNumber.label');
  const button = useRef<HTMLSpanElement>(null);
  const editFields = () => {
    const page = button.current && getRoot(button.current);
    onEdit();
    requestAnimationFrame(() => page?.getElementById('documentNumber')?.focus());
  };
  return (
    <Card
      title={t(documentType === 'passport' ? 'read.card.passport' : 'read.card.document')}
      aside={
        <span ref={button} className="-me-4">
          <Button variant="quiet" size="medium" onPress={editFields}>
            {t('read.edit')}
          </Button>
        </span>
      }
    >
      <DescriptionList
        items={[
          { id: 'name', label: t('fullName.label'), value: fullName },
          { id: 'nameOnId', label: t('nameOnId.label'), value: nameOnId },
          { id: 'number', label: number, value: <MaskedText value={documentNumber} label={number} /> },
          ...(isCalendarDate(dateOfBirth)
            ? [{ id: 'birth', label: t('dateOfBirth'), value: formatDate(dateOfBirth, language) }]
            : []),
          ...(gender ? [{ id: 'gender', label: t('gender.label'), value: t(`gender.${gender as Gender}`) }] : []),
          {
            id: 'nationality',
            label: t('nationality'),
            value: hasNames ? (
              (translateIfKnown(tCountries, countries, nationality) ?? nationality)
            ) : (
              <Skeleton width="6rem" />
            ),
          },
          { id: 'type', label: t('documentType'), value: t(`type.${documentType}`) },
        ]}
      />
    </Card>
  );
}
