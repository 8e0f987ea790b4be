import { type Ref, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { readTokenRules } from '../../packages/ui/src/foundations/token-rules.ts';
import css from '../../packages/ui/tokens.css?raw';
import { purposes } from './token-purposes.ts';

const names = [...new Set(readTokenRules(css).flatMap(({ values }) => Object.keys(values)))].filter(
  (name) => name.startsWith('--q-') && !name.startsWith('--q-if-'),
);
const colour = /^#[\da-f]{6}$|^rgb/i;

export const layers = { brand: '--q-brand-', semantic: 'colours of the skin', component: 'everything else' } as const;
export type Layer = keyof typeof layers;

/** What is typed into one of the fields of a page searches all its tables: a reader may not know the layer of a token. */
const search = (() => {
  let typed = '';
  const listeners = new Set<() => void>();
  return {
    current: () => typed,
    set: (words: string) => {
      typed = words;
      for (const listen of listeners) listen();
    },
    subscribe: (listen: () => void) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
  };
})();

export function TokenTable({ layer }: { layer: Layer }) {
  const table = useRef<HTMLTableElement>(null);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  useLayoutEffect(() => {
    if (table.current) setValues(valuesAt(table.current));
  }, []);
  const sought = useSyncExternalStore(search.subscribe, search.current);
  const ofLayer = names.filter((name) => layerOf(name, values[name] ?? '') === layer);
  const isSought = (name: string) =>
    `${name} ${values[name]} ${purposes[name]}`.toLowerCase().includes(sought.trim().toLowerCase());
  const shown = ofLayer.filter(isSought);
  return (
    <>
      <label className="flex max-w-sm flex-col gap-1 font-medium text-label">
        Find a token by name, value or purpose
        <input
          type="search"
          value={sought}
          onChange={({ target }) => search.set(target.value)}
          className="min-h-target rounded-control border border-line-strong bg-surface px-3 font-normal text-body text-ink"
        />
      </label>
      <p role="status" className="mt-2 mb-4 text-caption text-ink-muted">
        {sought
          ? `${shown.length} of ${ofLayer.length} tokens here; the search holds for each table`
          : `${ofLayer.length} tokens`}
      </p>
      <TokenRows ref={table} {...{ layer, shown, values }} />
    </>
  );
}

type TokenRowsProps = {
  ref: Ref<HTMLTableElement>;
  layer: Layer;
  shown: readonly string[];
  values: Readonly<Record<string, string>>;
};

function TokenRows({ ref, layer, shown, values }: TokenRowsProps) {
  return (
    <table ref={ref} className="w-full border-collapse text-left text-label">
      <caption className="sr-only">Tokens of the {layer} layer</caption>
      <thead>
        <tr className="border-b border-line-strong">
          <th className="py-2 font-medium">Token</th>
          <th className="py-2 pr-3 font-medium">Value here</th>
          <th className="py-2 font-medium">For</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((name) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="whitespace-nowrap py-1.5 pr-4 font-normal">
              <code className="whitespace-nowrap! text-caption">{name}</code>
            </th>
            <td className="py-1.5 pr-4">
              <span className="flex items-center gap-2">
                {colour.test(values[name] ?? '') && (
                  <span
                    className="inline-block size-6 shrink-0 rounded-control border border-line-strong"
                    style={{ background: `var(${name})` }}
                  />
                )}
                <span
                  className={`max-w-64 text-ink-muted ${colour.test(values[name] ?? '') ? 'whitespace-nowrap' : 'min-w-40'}`}
                >
                  {values[name]}
                </span>
              </span>
            </td>
            <td className="min-w-40 py-1.5 text-ink-muted">{purposes[name]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function valuesAt(element: Element): Readonly<Record<string, string>> {
  const style = getComputedStyle(element);
  return Object.fromEntries(names.map((name) => [name, inFull(style.getPropertyValue(name).trim())]));
}

export function layerOf(name: string, value: string): Layer {
  if (name.startsWith(layers.brand)) return 'brand';
  return colour.test(value) ? 'semantic' : 'component';
}

/** A minified stylesheet contains `#fff`. */
const inFull = (value: string) => value.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
