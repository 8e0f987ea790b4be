import { useLanguage, useText } from '@quayside/i18n/use-text';
import type { Gender } from '@quayside/rules/enumerations';
import type { ReadIdentity } from '@quayside/rules/internals/read-identity';
import { Button } from '@quayside/ui/button';
import { Card } from '@quayside/ui/card';
import { DescriptionList } from '@quayside/ui/description-list';
import { getRoot } from '@quayside/ui/internals/dom-root';
import { MaskedText } from '@quayside/ui/masked-text';
import { formatDate, isCalendarDate } from '@quayside/values/calendar-date';
import { useRef } from 'react';
import { openingBase } from '../identity/texts.ts';

/** Renders the details read from the document as labels and values, with the number masked. The Edit button calls `onEdit`. */
export default function ReadCard({ read, onEdit }: { read: ReadIdentity; onEdit: () => void }) {
  const t = useText(openingBase);
  const language = useLanguage();
  const { documentNumber = '', fullName = '', dateOfBirth, gender } = read;
  const number = t('documentNumber.label');
  const button = useRef<HTMLSpanElement>(null);
  const editFields = () => {
    const page = button.current && getRoot(button.current);
    onEdit();
    requestAnimationFrame(() => page?.getElementById('documentNumber')?.focus());
  };
  return (
    <Card
      title={t('read.card')}
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
          { id: 'number', label: number, value: <MaskedText value={documentNumber} label={number} /> },
          ...(isCalendarDate(dateOfBirth)
            ? [{ id: 'birth', label: t('dateOfBirth'), value: formatDate(dateOfBirth, language) }]
            : []),
          ...(gender ? [{ id: 'gender', label: t('gender.label'), value: t(`gender.${gender as Gender}`) }] : []),
        ]}
      />
    </Card>
  );
}
