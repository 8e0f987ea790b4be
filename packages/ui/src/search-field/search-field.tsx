import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { memo, useId } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { isComposing } from '../field/is-composing.ts';
import { TextBox } from '../field/text-box.tsx';
import { useInput } from '../field/use-input.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useControlled } from '../use-controlled/use-controlled.ts';

export type SearchFieldProps = {
  /** The accessible name and the placeholder. */
  label: string;
  /** The text. Without it, the field stores the text itself. */
  value?: string;
  /** The initial text of a field without `value`. */
  defaultValue?: string;
  /** Called with the new text when the user changes it. */
  onValueChange?: (value: string) => void;
  /** Called when the user presses Enter or the search key of the on-screen keyboard. */
  onSubmit?: (value: string) => void;
} & ElementProps<'input', 'value' | 'defaultValue' | 'onSubmit' | 'size'>;

/**
 * Renders a search box with a clear button. Clearing returns focus to the box. `className` and `style` apply to the
 * `<search>` element.
 */
export const SearchField = memo(function SearchField({
  label,
  value: given,
  defaultValue = '',
  onValueChange,
  onSubmit,
  onChange,
  onKeyDown,
  className,
  style,
  ref,
  id: fixed,
  ...input
}: SearchFieldProps) {
  const t = useText(uiFields);
  const generated = useId();
  const [value, change, reset] = useControlled(given, defaultValue, onValueChange);
  const control = useInput<HTMLInputElement>({ ref, reset });
  return (
    <search className={className} style={style}>
      <TextBox
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        {...input}
        ref={control}
        id={fixed ?? input.name ?? generated}
        type="search"
        value={value}
        state={input.disabled ? 'disabled' : input.readOnly ? 'readonly' : 'idle'}
        className="[&::-webkit-search-cancel-button]:hidden"
        before={<Search aria-hidden size="1.25rem" className="ms-3.5 shrink-0 text-ink-muted" />}
        after={
          value !== '' && (
            <IconButton
              label={t('clear')}
              icon={<X size={20} />}
              onPress={() => {
                change('');
                control.current?.focus();
              }}
            />
          )
        }
        onChange={(event) => {
          change(event.target.value);
          onChange?.(event);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== 'Enter' || isComposing(event) || !onSubmit) return;
          event.preventDefault();
          onSubmit(value);
        }}
      />
    </search>
  );
});
