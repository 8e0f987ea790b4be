import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import { memo, useRef } from 'react';
import { getDescriptionIds } from '../field/control.ts';
import type { FieldProps } from '../field/field.tsx';
import { useField } from '../field/use-field.ts';
import { useInput } from '../field/use-input.ts';
import { useStableCallback } from '../field/use-stable-callback.ts';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { TextField } from '../text-field/text-field.tsx';
import {
  createDrawnSignature,
  createTypedSignature,
  emptySignature,
  type SignatureValue,
  type Stroke,
} from './signature.ts';
import { useSignatureFont } from './signature-font.ts';
import { SignaturePad } from './signature-pad.tsx';
import { TypedText } from './typed-text.tsx';

export { emptySignature, type SignatureValue, type Stroke, type StrokePoint, signatureToSvg } from './signature.ts';
export { TypedText, type TypedTextProps } from './typed-text.tsx';

export type SignatureFieldProps = Omit<FieldProps<SignatureValue, 'fieldset'>, 'why' | 'optional'> & {
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
  const { id, value, change, own, ...field } = useField<SignatureValue, SignatureFieldProps>(props, emptySignature);
  const { expectedName, nameError, nameId = `${id}-name`, ref, ...group } = own;
  const control = useInput<HTMLFieldSetElement>({ ref, reset: field.reset });
  const { className = '', style, label, hint, error } = field.frame;
  const t = useText(uiDocuments);
  const drawn = useRef<readonly Stroke[]>([]);
  const keepStrokes = useStableCallback((strokes: readonly Stroke[]) => {
    drawn.current = strokes;
    change(createDrawnSignature(value.name, strokes));
  });
  const changeName = useStableCallback((typed: string) =>
    change(value.method === 'draw' ? { ...value, name: typed } : createTypedSignature(typed)),
  );
  const changeMethod = useStableCallback((method: string) => {
    if (value.method === 'draw') drawn.current = value.strokes;
    change(method === 'type' ? createTypedSignature(value.name) : createDrawnSignature(value.name, drawn.current));
  });
  return (
    <div className={`flex min-w-0 flex-col gap-5 ${className}`} style={style}>
      <TextField
        name={nameId}
        label={t('signName')}
        value={value.name}
        onValueChange={changeName}
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
        hint={expectedName && t('signNameAs', { name: expectedName })}
        error={nameError}
        onBlur={field.onBlur}
        required={field.sent.required}
        {...field.frozen}
      />
      <div className="flex min-w-0 flex-col gap-3">
        <RadioGroup
          {...group}
          ref={control}
          name={props.name}
          id={id}
          label={label}
          hint={hint}
          layout="row"
          value={value.method}
          onValueChange={changeMethod}
          options={[
            { value: 'type', label: t('signType') },
            { value: 'draw', label: t('signDraw') },
          ]}
          error={error}
          onBlur={field.onBlur}
          {...field.frozen}
        />
        {value.method === 'draw' ? (
          <SignaturePad
            id={id}
            strokes={value.strokes}
            onChange={keepStrokes}
            describedBy={getDescriptionIds({ id, error })}
            state={field.state}
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
