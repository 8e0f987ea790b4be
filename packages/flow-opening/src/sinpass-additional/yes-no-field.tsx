import { FormField } from '@quayside/flow/form';
import { useText } from '@quayside/i18n/use-text';
import { RadioGroup } from '@quayside/ui/radio-group';
import { useMemo } from 'react';
import { openingPerson } from '../digital-id/texts.ts';

/** Renders a question with the answers "yes" and "no", neither of which is selected at first. */
export function YesNoField({ name, label, hint }: { name: string; label: string; hint?: string }) {
  const t = useText(openingPerson);
  const options = useMemo(() => answers.map((value) => ({ value, label: t(value) })), [t]);
  return (
    <FormField
      as={RadioGroup}
      name={name}
      label={label}
      options={options}
      layout="row"
      empty=""
      {...(hint ? { hint } : {})}
    />
  );
}

const answers = ['yes', 'no'] as const;
