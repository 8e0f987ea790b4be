import { FormField } from '@quayside/flow/form';
import { useDependentAnswers } from '@quayside/flow/internals/use-dependent-answers';
import { useText } from '@quayside/i18n/use-text';
import { RadioGroup } from '@quayside/ui/radio-group';
import { useMemo } from 'react';
import { openingBase } from '../identity/texts.ts';
import { useDocumentTypes } from './use-document-types.ts';

/** Renders radio buttons for the type of document. Renders nothing until the nationality is known, or if only one type is possible. */
export function DocumentTypeField() {
  const t = useText(openingBase);
  const types = useDocumentTypes();
  const options = useMemo(() => types.map((type) => ({ value: type, label: t(`type.${type}`) })), [types, t]);
  const choose = useDependentAnswers('documentType', numberFields);
  if (types.length < 2) return null;
  return (
    <FormField
      as={RadioGroup}
      name="documentType"
      label={t('documentType')}
      options={options}
      onChange={choose}
      empty=""
    />
  );
}

const numberFields = ['documentNumber'];
