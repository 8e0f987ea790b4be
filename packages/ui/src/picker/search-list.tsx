import { uiFields } from '@quayside/i18n/text/ui-fields';
import { useText } from '@quayside/i18n/use-text';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { rootInFocus } from '../dom-root/dom-root.ts';
import { boxButton } from '../field/field.styles.ts';
import { TextBox } from '../field/text-box.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { rowByKey, rowTops } from './list-window.ts';
import type { PickerOption } from './option.ts';
import { type ListHandle, PickerList } from './picker-list.tsx';
import { searchOptions } from './search-options.ts';
import type { Options } from './use-options.ts';

export type SearchListProps = {
  id: string;
  /** what the rows are, for screen readers */
  title: string;
  searchLabel: string | undefined;
  options: Options;
  value: string;
  onPick: (value: string) => void;
};

/** A searchable list. The search box is a combo box over the list; the arrow keys move from the list too. */
export function SearchList({ id, title, searchLabel, options, value, onPick }: SearchListProps) {
  const t = useText(uiFields);
  const [query, setQuery] = useState('');
  const found = useMemo(() => searchOptions(options.list, query), [options.list, query]);
  const chosen = useMemo(() => options.list.findIndex((option) => option.value === value), [options.list, value]);
  const [moved, setMoved] = useState<number>();
  const active = Math.min(moved ?? (query === '' ? chosen : 0), found.length - 1);
  const [size] = useState(sizeOfRows);
  const allTops = useMemo(() => rowTops(options.list, size.width, size.rem), [options.list, size]);
  const tops = useMemo(
    () => (found === options.list ? allTops : rowTops(found, size.width, size.rem)),
    [found, options.list, allTops, size],
  );
  const list = useRef<ListHandle>(null);
  const search = useRef<HTMLInputElement>(null);

  const isReady = options.state === 'ready';
  useLayoutEffect(() => {
    if (isReady) list.current?.open(chosen); // after the dialog is open: before, nothing has a size
  }, [isReady, chosen]);

  const pick = (option: PickerOption | undefined) => {
    if (option && !option.disabled) onPick(option.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = rowByKey(event.key, active, found.length);
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
          before={<Search aria-hidden size={20} className="ms-3.5 shrink-0 text-ink-muted" />}
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

/** What stands in place of rows, and what a screen reader hears of a search. */
function Outcome({ options, found, query }: { options: Options; found: number; query: string }) {
  const t = useText(uiFields);
  const place =
    'absolute inset-x-gutter bottom-1/3 flex flex-col items-center gap-2 text-balance text-center text-body text-ink-muted';
  if (options.state === 'failed')
    return (
      <div role="alert" className={place}>
        {t('loadFailed')}
        <button type="button" className={boxButton()} onClick={options.load}>
          {t('tryAgain')}
        </button>
      </div>
    );
  if (options.state !== 'ready')
    return (
      <p role="status" className={place}>
        {t('loading')}
      </p>
    );
  return (
    <div role="status" className={found === 0 ? place : 'sr-only'}>
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

/** The sheet's reading width and the gutters beside a row's words, rem. */
const WIDEST = 40;
const GUTTERS = 2;
/** The mark of the chosen row and the gap before it, px. */
const MARK = 32;

/** The room for a row's words, px, and px a rem: of the page, or of the host of an embedded flow, which has a rem of its own. */
function sizeOfRows() {
  const root = rootInFocus();
  const rem =
    Number.parseFloat(getComputedStyle(root instanceof ShadowRoot ? root.host : document.documentElement).fontSize) ||
    16;
  return { width: Math.min(innerWidth, WIDEST * rem) - GUTTERS * rem - MARK, rem };
}
