import { useLayoutEffect, useRef, useState } from 'react';
import { readTokenRules } from '../../packages/ui/src/foundations/token-rules.ts';
import css from '../../packages/ui/tokens.css?raw';
import purposes from './token-purposes.json' with { type: 'json' };

const names = [...new Set(readTokenRules(css).flatMap(({ values }) => Object.keys(values)))].filter(
  (name) => name.startsWith('--q-') && !name.startsWith('--q-if-'),
);
const colour = /^#[\da-f]{6}$|^rgb/i;

export const tokenLayers = {
  brand: '--q-brand-',
  semantic: 'colours of the skin',
  component: 'everything else',
} as const;
export type TokenLayer = keyof typeof tokenLayers;

/** Renders a table of the tokens in a layer, with their values in the toolbar's theme. */
export function TokenTable({ layer }: { layer: TokenLayer }) {
  const table = useRef<HTMLTableElement>(null);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  useLayoutEffect(() => {
    if (table.current) setValues(readTokenValues(table.current));
  }, []);
  return (
    <table ref={table} className="w-full border-collapse text-left text-label">
      <caption className="sr-only">Tokens of the {layer} layer</caption>
      <thead>
        <tr className="border-b border-line-strong">
          <th className="py-2 font-medium">Token</th>
          <th className="py-2 pr-3 font-medium">Value here</th>
          <th className="py-2 font-medium">For</th>
        </tr>
      </thead>
      <tbody>
        {names
          .filter((name) => findTokenLayer(name, values[name] ?? '') === layer)
          .map((name) => (
            <TokenRow key={name} name={name} value={values[name] ?? ''} />
          ))}
      </tbody>
    </table>
  );
}

const TokenRow = ({ name, value }: { name: string; value: string }) => (
  <tr className="border-b border-line">
    <th scope="row" className="whitespace-nowrap py-1.5 pr-4 font-normal">
      <code className="whitespace-nowrap! text-caption">{name}</code>
    </th>
    <td className="py-1.5 pr-4">
      <span className="flex items-center gap-2 text-ink-muted">
        {colour.test(value) && (
          <span
            className="inline-block size-6 shrink-0 rounded-control border border-line-strong"
            style={{ background: `var(${name})` }}
          />
        )}
        <span className={`max-w-64 ${colour.test(value) ? 'whitespace-nowrap' : 'min-w-40'}`}>{value}</span>
      </span>
    </td>
    <td className="min-w-40 py-1.5 text-ink-muted">{(purposes as Readonly<Record<string, string>>)[name]}</td>
  </tr>
);

/** Returns the computed values of all tokens at an element, by name. */
export function readTokenValues(element: Element): Readonly<Record<string, string>> {
  const style = getComputedStyle(element);
  return Object.fromEntries(names.map((name) => [name, inFull(style.getPropertyValue(name).trim())]));
}

export function findTokenLayer(name: string, value: string): TokenLayer {
  if (name.startsWith(tokenLayers.brand)) return 'brand';
  return colour.test(value) ? 'semantic' : 'component';
}

/** Returns a colour with six digits: `#ffffff` for `#fff`. Minified stylesheets contain short colours. */
const inFull = (value: string) => value.replace(/^#(\w)(\w)(\w)$/, '#$1$1$2$2$3$3');
