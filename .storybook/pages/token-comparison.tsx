import { useLayoutEffect, useRef, useState } from 'react';
import { hasProTheme } from '../../packages/platform/src/app-type.ts';
import { readTokenRules } from '../../packages/ui/src/foundations/token-rules.ts';
import { SelectField } from '../../packages/ui/src/select-field/select-field.tsx';
import css from '../../packages/ui/tokens.css?raw';
import { toolbarEditions } from '../editions.ts';
import { findTokenLayer, readTokenValues } from './tokens.tsx';

const skins = ['white', 'black', 'blue'] as const;
const all = Object.entries(toolbarEditions).flatMap(([edition, { appType, tokens }]) =>
  skins.map((skin) => ({ edition, skin, tokens, theme: hasProTheme(appType) ? 'pro' : 'standard' })),
);
const choices = [{ value: 'all', label: 'All skins' }, ...skins.map((skin) => ({ value: skin, label: skin }))];
const forced = Object.assign(
  {},
  ...readTokenRules(css).flatMap(({ media, values }) => (media.includes('forced-colors') ? [values] : [])),
) as Record<string, string>;

/** Renders each colour in every edition and skin, or only in one skin, with its replacement in forced-colours mode. */
export function TokenComparison() {
  const [chosen, setChosen] = useState('all');
  const looks = all.filter(({ skin }) => chosen === 'all' || skin === chosen);
  const table = useRef<HTMLTableElement>(null);
  const [columns, setColumns] = useState<readonly Readonly<Record<string, string>>[]>([]);
  useLayoutEffect(() => {
    setColumns([...(table.current?.querySelectorAll('thead [data-skin]') ?? [])].map(readTokenValues));
  }, [chosen]);
  const names = Object.entries(columns[0] ?? {}).flatMap(([name, value]) =>
    findTokenLayer(name, value) === 'semantic' || name in forced ? name : [],
  );
  return (
    <>
      <SelectField className="mb-4 max-w-60" label="Skin" options={choices} value={chosen} onValueChange={setChosen} />
      <table ref={table} className="w-full border-collapse text-left text-[0.75rem]">
        <caption className="sr-only">Colours of the skins in each edition and under forced colours</caption>
        <thead>
          <tr className="border-line-strong border-b align-bottom">
            <th className="py-2 font-medium">Token</th>
            {looks.map(({ edition, skin, theme, tokens }) => (
              <th key={edition + skin} scope="col" className="p-1 font-medium">
                {edition}
                <br />
                {skin}
                <i hidden data-skin={skin} data-theme={theme} style={tokens} />
              </th>
            ))}
            <th className="min-w-24 p-2 font-medium">forced colours</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name} className="border-line border-b">
              <th scope="row" className="sticky start-0 bg-surface py-1.5 pr-3 font-normal">
                <code className="whitespace-nowrap!">{name}</code>
              </th>
              {looks.map(({ edition, skin }, index) => (
                <td key={edition + skin} className="p-1">
                  <span
                    className="block h-6 w-full min-w-12 rounded-control border border-line-strong"
                    style={{ background: columns[index]?.[name] }}
                  />
                  <code className="block w-14 text-ink-muted">{columns[index]?.[name]}</code>
                </td>
              ))}
              <td className="p-2">
                <code className="whitespace-nowrap!">{forced[name] ?? 'unchanged'}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
