import { uiEntry } from '@quayside/i18n/internals/text/ui-entry';
import { useText } from '@quayside/i18n/use-text';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useLayoutEffect, useState } from 'react';
import { getFocusedRoot } from '../dom-root/dom-root.ts';
import { boxButton } from '../field/field.styles.ts';
import { getInitialFocusSelector, PickerSheet } from '../picker/picker-sheet.tsx';
import { SearchList } from '../picker/search-list.tsx';
import { type GetChildOptions, getPathLabels, useLevels } from './levels.ts';

export type CascaderPanelProps = {
  id: string;
  title: string;
  levels: readonly string[];
  sources: GetChildOptions;
  value: readonly string[];
  by: 'touch' | 'pointer';
  onPick: (path: readonly string[]) => void;
  onClose: () => void;
};

/**
 * Renders a sheet with the options of one level, and buttons for the levels above. The sheet opens at the level of the
 * current value.
 */
export function CascaderPanel({ id, title, levels, sources, value, by, onPick, onClose }: CascaderPanelProps) {
  const t = useText(uiEntry);
  const [path, setPath] = useState<readonly string[]>(() => value.slice(0, -1));
  const depth = path.length;
  const lists = useLevels(sources, [...path, ''], true);
  const options = lists[depth];
  const labels = getPathLabels(lists, path);
  const levelName = (at: number) => levels[at] ?? t('level', { number: at + 1 });

  const key = JSON.stringify(path);
  useLayoutEffect(() => {
    if (key) getFocusedRoot().getElementById(id)?.querySelector<HTMLElement>(getInitialFocusSelector(by))?.focus();
  }, [id, by, key]); // the next level replaces the list, which contains the focused row

  const pick = (picked: string) => {
    const next = [...path, picked];
    if (sources(next)) setPath(next);
    else onPick(next);
  };
  return (
    <PickerSheet {...{ id, title, by, onClose }}>
      {levels.length > 1 && (
        <nav aria-label={title} className="px-gutter pb-1">
          <ol className="flex flex-wrap items-center gap-x-1">
            {labels.map((label, at) => (
              <li key={levelName(at)} className="flex min-w-0 items-center gap-1">
                <button
                  type="button"
                  className={boxButton({ className: '-mx-2 px-2 underline underline-offset-4' })}
                  onClick={() => setPath(path.slice(0, at))}
                >
                  {label}
                </button>
                <ChevronRight aria-hidden size="1rem" className="shrink-0 text-ink-muted rtl:rotate-180" />
              </li>
            ))}
            <li aria-current="step" className="flex min-h-target items-center text-ink-muted text-label">
              {levelName(depth)}
            </li>
          </ol>
        </nav>
      )}
      {options && (
        <SearchList
          key={key}
          id={id}
          title={levelName(depth)}
          searchLabel={t('searchIn', { level: levelName(depth) })}
          options={options}
          value={path.every((step, at) => step === value[at]) ? (value[depth] ?? '') : ''}
          onPick={pick}
        />
      )}
    </PickerSheet>
  );
}
