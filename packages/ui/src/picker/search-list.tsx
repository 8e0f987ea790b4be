import { uiFields } from '@quayside/i18n/internals/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { getFocusedRoot } from '../dom-root/dom-root.ts';
import { boxButton } from '../field/field.styles.ts';
import { isComposing } from '../field/is-composing.ts';
import { TextBox } from '../field/text-box.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { calculateRowTops, getRowByKey } from './list-window.ts';
import { moveSuggestionsFirst } from './move-suggestions-first.ts';
import type { PickerOption } from './option.ts';
import { type ListHandle, PickerList } from './picker-list.tsx';
import { searchOptions } from './search-options.ts';
import type { LoadedOptions } from './use-options.ts';
import { type Suggest, useSuggestions } from './use-suggestions.ts';

export type SearchListProps = {
  id: string;
  title: string;
  searchLabel: string | undefined;
  options: LoadedOptions;
  value: string;
  suggest?: Suggest | undefined;
  onPick: (value: string) => void;
};

/** Renders a search box with the role `combobox` and a list of options. Arrow keys work in both. */
export function SearchList({ id, title, searchLabel, options: source, value, suggest, onPick }: SearchListProps) {
  const t = useText(uiFields);
  const [query, setQuery] = useState('');
  const suggestions = useSuggestions(suggest);
  const { list: ordered, count } = useMemo(
    () => moveSuggestionsFirst(source.list, suggestions ?? []),
    [source.list, suggestions],
  );
  const options: LoadedOptions = useMemo(
    () => ({ ...source, list: ordered, state: source.state === 'ready' && !suggestions ? 'loading' : source.state }),
    [source, ordered, suggestions],
  );
  const groups = useMemo(
    () =>
      count === 0 || query !== ''
        ? []
        : [
            { label: t('suggested'), from: 0, to: count },
            { label: t('others'), from: count, to: ordered.length },
          ].filter(({ from, to }) => to > from),
    [count, ordered, query, t],
  );
  const found = useMemo(() => searchOptions(options.list, query), [options.list, query]);
  const chosen = useMemo(() => options.list.findIndex((option) => option.value === value), [options.list, value]);
  const [moved, setMoved] = useState<number>();
  const active = Math.min(moved ?? (query === '' ? chosen : 0), found.length - 1);
  const [size] = useState(sizeOfRows);
  const headings = useMemo(() => (count === 0 ? [] : [0, count]), [count]);
  const allTops = useMemo(
    () => calculateRowTops(options.list, size.width, size.rem, headings),
    [options.list, size, headings],
  );
  const tops = useMemo(
    () => (found === options.list ? allTops : calculateRowTops(found, size.width, size.rem)),
    [found, options.list, allTops, size],
  );
  const list = useRef<ListHandle>(null);
  const search = useRef<HTMLInputElement>(null);

  const isReady = options.state === 'ready';
  useLayoutEffect(() => {
    if (isReady) list.current?.open(chosen); // the dialog is open by now; a closed dialog has no size
  }, [isReady, chosen]);

  const pick = (option: PickerOption | undefined) => {
    if (option && !option.disabled) onPick(option.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const next = getRowByKey(event.key, active, found.length);
    if (next !== undefined) {
      event.preventDefault();
      setMoved(next);
      list.current?.show(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      pick(found[active]);
    } else if (event.target !== search.current && event.key.length === 1 && !event.ctrlKey && !event.metaKey) {
      search.current?.focus();
    }
  };
  const onSearch = (text: string) => {
    setQuery(text);
    setMoved(undefined);
    list.current?.show(0);
  };
  const clear = () => {
    onSearch('');
    search.current?.focus();
  };
  const activeId = found[active] && `${id}-${active}`;

  return (
    <>
      <div className="px-gutter pb-3">
        <TextBox
          ref={search}
          state="idle"
          type="search"
          role="combobox"
          aria-label={searchLabel ?? t('search')}
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          placeholder={searchLabel ?? t('search')}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          value={query}
          before={<Search aria-hidden size="1.25rem" className="ms-3.5 shrink-0 text-ink-muted" />}
          className="[&::-webkit-search-cancel-button]:hidden"
          after={query !== '' && <IconButton label={t('clear')} icon={<X size={20} />} onPress={clear} />}
          onChange={(event) => onSearch(event.target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <PickerList
        ref={list}
        id={id}
        label={title}
        options={found}
        groups={groups}
        rem={size.rem}
        room={isReady ? allTops.at(-1) : undefined}
        tops={tops}
        active={active}
        value={value}
        start={chosen}
        onPick={pick}
        onKeyDown={onKeyDown}
      />
      <Outcome options={options} found={found.length} query={query} />
    </>
  );
}

function Outcome({ options, found, query }: { options: LoadedOptions; found: number; query: string }) {
  const t = useText(uiFields);
  const messageClass =
    'absolute inset-x-gutter bottom-1/3 flex flex-col items-center gap-2 text-balance text-center text-body text-ink-muted';
  if (options.state === 'failed')
    return (
      <div role="alert" className={messageClass}>
        {t('loadFailed')}
        <button type="button" className={boxButton()} onClick={options.load}>
          {t('tryAgain')}
        </button>
      </div>
    );
  if (options.state !== 'ready')
    return (
      <p role="status" className={messageClass}>
        {t('loading')}
      </p>
    );
  return (
    <div role="status" className={found === 0 ? messageClass : 'sr-only'}>
      {found === 0 ? (
        <>
          <p className="font-medium text-ink">{t('noResults', { query })}</p>
          <p className="text-label">{t('noResultsHint')}</p>
        </>
      ) : (
        query !== '' && t('results', { count: found })
      )}
    </div>
  );
}

/** The maximum width of the sheet and the gutters of a row, in rem. */
const WIDEST = 40;
const GUTTERS = 2;
/** The width of the check mark of the chosen row with its gap, in pixels. */
const MARK = 32;

/**
 * Returns the width available for the text of a row and the size of one rem, both in pixels. An embedded flow takes the
 * rem from its host element.
 */
function sizeOfRows() {
  const root = getFocusedRoot();
  const rem =
    Number.parseFloat(getComputedStyle(root instanceof ShadowRoot ? root.host : document.documentElement).fontSize) ||
    16;
  return { width: Math.min(innerWidth, WIDEST * rem) - GUTTERS * rem - MARK, rem };
}
