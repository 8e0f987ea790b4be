import { FormField, useFormValue } from '@quayside/flow/form';
import { useText } from '@quayside/i18n/use-text';
import type { DocumentType } from '@quayside/rules/enumerations';
import { DocumentDrawing, DocumentExample } from '@quayside/ui/document-example';
import { RadioCards } from '@quayside/ui/radio-cards';
import { useMemo } from 'react';
import { openingDocuments } from '../documents/texts.ts';
import { useDocumentTypes } from '../documents/use-document-types.ts';
import { openingBase } from '../identity/texts.ts';

/**
 * Renders a card for each possible type of document, with its number of photos. Renders no cards if only one type is possible. Until a type is chosen, also
 * renders drawings of good photos.
 */
export function DocumentCards() {
  const t = useText(openingBase);
  const tDocuments = useText(openingDocuments);
  const types = useDocumentTypes();
  const chosen = useFormValue<string>('documentType');
  const options = useMemo(
    () =>
      types.map((type) => {
        const { sides, subject } = photosOf(type);
        const picture = <DocumentDrawing subject={subject} />;
        return { value: type, title: t(`type.${type}`), description: tDocuments(`sides.${sides}`), picture };
      }),
    [types, t, tDocuments],
  );
  return (
    <>
      {types.length < 2 ? null : (
        <FormField as={RadioCards} name="documentType" label={t('documentType')} options={options} empty="" />
      )}
      {chosen ? null : <DocumentExample subject={photosOf(types[0] ?? 'passport').subject} />}
    </>
  );
}

const photos = {
  passport: { sides: 'passport', subject: 'passport' },
  'birth-certificate': { sides: 'certificate', subject: 'page' },
  card: { sides: 'card', subject: 'id-card' },
} as const;

const photosOf = (type: DocumentType) => photos[type === 'passport' || type === 'birth-certificate' ? type : 'card'];
