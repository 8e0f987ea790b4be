import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import { memo, useRef } from 'react';
import { controlState, getDescriptionIds } from '../field/control.ts';
import type { FieldProps } from '../field/field.tsx';
import { useStableCallback } from '../field/use-stable-callback.ts';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { createDrawnSignature, createTypedSignature, type SignatureValue, type Stroke } from './signature.ts';
import { useSignatureFont } from './signature-font.ts';
import { SignaturePad } from './signature-pad.tsx';
import { TypedText } from './typed-text.tsx';

export { emptySignature, type SignatureValue, type Stroke, type StrokePoint, signatureToSvg } from './signature.ts';
export { TypedText, type TypedTextProps } from './typed-text.tsx';

export type SignatureFieldProps = Omit<FieldProps<SignatureValue>, 'why' | 'optional'> & {
  /**
   * The name that the typed name must match (RULE-16), shown above the input. The caller compares both and sets
   * `nameError`.
   */
  expectedName?: string;
  /** The error message of the name input. */
  nameError?: string;
  /** The id of the name input. Default: `${id}-name`. */
  nameId?: string;
};

/**
 * Renders a field for a signature that the user types or draws, with an input for the full name. The typed name is the
 * signature, unless the user chooses to draw one. The first radio button has the id of the field.
 */
export const SignatureField = memo(function SignatureField(props: SignatureFieldProps) {
  const { name, label, value, onChange, onBlur, error, hint, disabled, readOnly, id = name } = props;
  const { expectedName, nameError, nameId = `${id}-name` } = props;
  const t = useText(uiDocuments);
  const drawn = useRef<readonly Stroke[]>([]);
  const keepStrokes = useStableCallback((strokes: readonly Stroke[]) => {
    drawn.current = strokes;
    onChange(createDrawnSignature(value.name, strokes));
  });
  const changeName = useStableCallback((typed: string) =>
    onChange(value.method === 'draw' ? { ...value, name: typed } : createTypedSignature(typed)),
  );
  const changeMethod = useStableCallback((method: string) => {
    if (value.method === 'draw') drawn.current = value.strokes;
    onChange(method === 'type' ? createTypedSignature(value.name) : createDrawnSignature(value.name, drawn.current));
  });
  const state = controlState({ error, disabled, readOnly });
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <TextField
        name={nameId}
        label={t('signName')}
        value={value.name}
        onChange={changeName}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        hint={expectedName && t('signNameAs', { name: expectedName })}
        error={nameError}
        {...{ onBlur, disabled, readOnly }}
      />
      <div className="flex min-w-0 flex-col gap-3">
        <RadioGroup
          name={name}
          id={id}
          label={label}
          hint={hint}
          layout="row"
          value={value.method}
          onChange={changeMethod}
          options={[
            { value: 'type', label: t('signType') },
            { value: 'draw', label: t('signDraw') },
          ]}
          {...{ error, onBlur, disabled, readOnly }}
        />
        {value.method === 'draw' ? (
          <SignaturePad
            id={id}
            strokes={value.strokes}
            onChange={keepStrokes}
            describedBy={getDescriptionIds({ id, error })}
            state={state}
          />
        ) : (
          <TypedSignature text={value.text} />
        )}
      </div>
    </div>
  );
});

function TypedSignature({ text }: { text: string }) {
  const t = useText(uiDocuments);
  useSignatureFont(); // loads it before the first letter
  return (
    <figure className="m-0 flex max-w-lg flex-col gap-1.5">
      <div className="flex min-h-20 items-center justify-center rounded-control border border-line bg-surface-sunken px-4 py-3">
        {text ? <TypedText text={text} /> : <span className="text-ink-muted text-title">{'—'}</span>}
      </div>
      <figcaption className="text-caption text-ink-muted">{t('signPreview')}</figcaption>
    </figure>
  );
}
