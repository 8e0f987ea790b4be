import { memo } from 'react';
import { Field, type FieldProps } from '../field/field.tsx';
import { useField } from '../field/use-field.ts';
import { useInput } from '../field/use-input.ts';

export type SliderProps = Omit<FieldProps<number>, 'min' | 'max' | 'step'> & {
  /** The least value. Default: `0`. */
  min?: number;
  /** The greatest value. Default: `100`. */
  max?: number;
  /** The distance between two values. Default: `1`. */
  step?: number;
  /** Formats the value for display and for screen readers, such as `70%`. By default, only the number is shown. */
  format?: (value: number) => string;
};

/** Renders a native `<input type="range">` with its value. */
export const Slider = memo(function Slider(props: SliderProps) {
  const { min = 0 } = props;
  const { id, value, change, own, ...field } = useField<number, SliderProps>(props, min);
  const { max = 100, step = 1, format = String, ref, onChange, ...input } = own;
  const control = useInput<HTMLInputElement>({
    ref,
    reset: field.reset,
    adopt: (element) => {
      if (element.valueAsNumber !== value) change(element.valueAsNumber);
    },
  });
  return (
    <Field {...field.frame}>
      <div className="flex items-center gap-4">
        <input
          {...input}
          {...{ min, max, step }}
          ref={control}
          type="range"
          {...field.control()}
          {...field.sent}
          value={value}
          aria-valuetext={format(value)}
          aria-readonly={field.frozen.readOnly || undefined}
          className="m-0 min-h-target min-w-0 flex-1 cursor-pointer accent-accent disabled:cursor-not-allowed"
          onChange={(event) => {
            if (field.frozen.readOnly) return;
            change(event.target.valueAsNumber);
            onChange?.(event);
          }}
        />
        <output htmlFor={id} aria-hidden className="min-w-12 text-end text-body text-ink tabular-nums">
          {format(value)}
        </output>
      </div>
    </Field>
  );
});
