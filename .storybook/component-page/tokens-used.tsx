import facts from 'virtual:kit-facts';
import { useLayoutEffect, useRef, useState } from 'react';
import { valuesAt } from '../pages/tokens.tsx';
import { Code } from './words.tsx';

const colour = /^#[\da-f]{6}$|^rgb/i;

/** Lists the tokens that the sources of a component use, with their values in the toolbar's theme. */
export function TokensUsed({ folder }: { folder: string }) {
  const table = useRef<HTMLTableElement>(null);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  useLayoutEffect(() => {
    if (table.current) setValues(valuesAt(table.current));
  }, []);
  const tokens = facts[folder]?.tokens ?? [];
  if (tokens.length === 0) return <p className="m-0">It sets no colour, size or shape of its own.</p>;
  return (
    <table ref={table} className="w-full border-collapse text-left text-label">
      <thead>
        <tr className="border-line-strong border-b">
          <th scope="col" className="py-2 font-semibold">
            Token
          </th>
          <th scope="col" className="py-2 font-semibold">
            Value here
          </th>
          <th scope="col" className="py-2 font-semibold">
            In the source
          </th>
        </tr>
      </thead>
      <tbody>
        {tokens.map(({ token, by }) => (
          <tr key={token} className="border-line border-b">
            <th scope="row" className="py-1.5 pr-4 align-top font-normal">
              <code>{token}</code>
            </th>
            <td className="py-1.5 pr-4 align-top text-ink-muted">
              {colour.test(values[token] ?? '') && (
                <span
                  className="mr-2 inline-block size-4 rounded-[4px] border border-line-strong align-[-3px]"
                  style={{ background: `var(${token})` }}
                />
              )}
              {shortened(values[token] ?? '')}
            </td>
            <td className="py-1.5 align-top">
              {by.map((use, at) => (
                <span key={use}>
                  {at > 0 && ' '}
                  <Code>{use}</Code>
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const shortened = (value: string) => (value.length > 48 ? `${value.slice(0, 47)}…` : value);
