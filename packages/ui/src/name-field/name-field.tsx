import { normaliseName } from '@quayside/values/internals/name';
import { memo } from 'react';
import type { FieldProps } from '../field/field.tsx';
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';

/**
 * The props of a `NameField`. `normalise` changes the name on blur; by default, it cleans up white space and
 * characters.
 */
export type NameFieldProps = FieldProps<string> &
  Pick<TextFieldProps, 'maxLength' | 'normalise'> & {
    /** Whether the browser offers the user's name. Use `off` for the name of another person. Default: `name`. */
    autoComplete?: 'name' | 'off';
  };

/**
 * Renders a field for the name of a person or company. On blur, the field trims the name, collapses white space (UI-05)
 * and replaces typographic and full-width characters with plain ones. Case and the order of names stay unchanged.
 */
export const NameField = memo(function NameField({
  autoComplete = 'name',
  normalise = normaliseName,
  ...field
}: NameFieldProps) {
  return (
    <TextField {...field} autoComplete={autoComplete} autoCapitalize="words" spellCheck={false} normalise={normalise} />
  );
});
