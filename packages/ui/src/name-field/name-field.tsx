import { collapse } from '@quayside/rules/white-space';
import { memo } from 'react';
import type { FieldProps } from '../field/field.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

/** Those of every field of text; `autoComplete` is `off` for a name that is not the customer's own, `normalise` tidies it when focus leaves. */
export type NameFieldProps = FieldProps<string> &
  Pick<TextFieldProps, 'maxLength' | 'normalise'> & { autoComplete?: 'name' | 'off' };

/**
 * A person's or a company's name as it is written: no forced case, no splitting into first and last, nothing touched while an input method
 * composes. When focus leaves, ends are trimmed and inner runs of white space become one space (UI-05).
 */
export const NameField = memo(function NameField({
  autoComplete = 'name',
  normalise = collapse,
  ...field
}: NameFieldProps) {
  return (
    <TextField {...field} autoComplete={autoComplete} autoCapitalize="words" spellCheck={false} normalise={normalise} />
  );
});
