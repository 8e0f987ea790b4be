import { useFormValue } from '@quayside/flow/form';
import { translateIfKnown } from '@quayside/i18n/define-text';
import { countries } from '@quayside/i18n/internals/text/countries';
import { useText, useTextStore } from '@quayside/i18n/use-text';
import { type DocumentType, identityDocumentTypes } from '@quayside/rules/enumerations';
import { Skeleton } from '@quayside/ui/skeleton';
import { openingBase } from '../identity/texts.ts';

/** Renders the nationality, the citizenship if it is another, and the document type. */
export default function OwnerValues() {
  const t = useText(openingBase);
  const tCountries = useText(countries);
  const hasNames = useTextStore().has(countries); // until the names load, they would be in English
  const nationality = useFormValue<string>('nationality') ?? '';
  const citizenship = useFormValue<string>('citizenship') ?? '';
  const documentType = useFormValue<string>('documentType');
  if (!hasNames) return <Skeleton width="6rem" />;
  const names = [...new Set([nationality, citizenship])]
    .filter(Boolean)
    .map((code) => translateIfKnown(tCountries, countries, code) ?? code);
  const type = identityDocumentTypes.find((one): one is DocumentType => one === documentType);
  return [...names, ...(type ? [t(`type.${type}`)] : [])].join(' · ');
}
