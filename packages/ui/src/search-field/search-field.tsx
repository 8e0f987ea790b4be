import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { memo, useRef } from 'react';
import { TextBox } from '../field/text-box.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';

export type SearchFieldProps = {
  name: string;
  /** The accessible name and the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called when the user presses Enter or the search key of the on-screen keyboard. */
  onSubmit?: (value: string) => void;
  id?: string;
};

/** Renders a search box with a clear button. Clearing returns focus to the box. */
export const SearchField = memo(function SearchField({
  name,
  label,
  value,
  onChange,
  onSubmit,
  id = name,
}: SearchFieldProps) {
  const t = useText(uiFields);
  const input = useRef<HTMLInputElement>(null);
  return (
    <search>
      <TextBox
        ref={input}
        id={id}
        name={name}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={label}
        value={value}
        state="idle"
        className="[&::-webkit-search-cancel-button]:hidden"
        before={<Search aria-hidden size="1.25rem" className="ms-3.5 shrink-0 text-ink-muted" />}
        after={
          value !== '' && (
            <IconButton
              label={t('clear')}
              icon={<X size={20} />}
              onPress={() => {
                onChange('');
                input.current?.focus();
              }}
            />
          )
        }
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !onSubmit) return;
          event.preventDefault();
          onSubmit(value);
        }}
      />
    </search>
  );
});
