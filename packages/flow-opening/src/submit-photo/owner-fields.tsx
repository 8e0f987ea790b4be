import { useFormValue } from '@quayside/flow/form';
import { useApplication } from '@quayside/flow/internals/use-application';
import { useText } from '@quayside/i18n/use-text';
import { NationalityField } from '../documents/nationality-field.tsx';
import { suggestNationality } from '../identity/suggested-country.ts';
import { openingBase } from '../identity/texts.ts';
import { DocumentCards, type OnTap } from './document-cards.tsx';

/** Renders the fields for nationality and document type. The hint of a suggested nationality names its source. */
export function OwnerFields({ onTap }: { onTap?: OnTap }) {
  const t = useText(openingBase);
  const loaded = useApplication();
  const nationality = useFormValue<string>('nationality');
  const isSuggested =
    loaded.status === 'ready' &&
    loaded.application.answers['submit-photo'] === undefined &&
    Boolean(nationality) &&
    nationality === suggestNationality(loaded.runtime);
  return (
    <>
      <NationalityField {...(isSuggested ? { hint: t('from.phone') } : {})} />
      <DocumentCards {...(onTap ? { onTap } : {})} />
    </>
  );
}
