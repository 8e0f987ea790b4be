import { useText } from '@quayside/i18n/use-text';
import { Disclosure } from '@quayside/ui/disclosure';
import { derivativePictures } from './texts.ts';

export type FiguresTableProps = {
  label: string;
  columns: readonly string[];
  /** Cells of each row; the first one is the row's header. */
  rows: readonly (readonly [string, ...string[]])[];
};

/** Renders the figures of a chart as a `<table>` in a closed disclosure. `label` names the table. */
export function FiguresTable({ label, columns, rows }: FiguresTableProps) {
  const t = useText(derivativePictures);
  return (
    <Disclosure summary={t('asTable')}>
      <table aria-label={label} className="w-full border-collapse text-caption text-ink tabular-nums">
        <thead>
          <tr className="border-line border-b text-ink-muted">
            {columns.map((column, at) => (
              <th
                key={column}
                scope="col"
                className={`py-1.5 font-medium ${at === 0 ? 'text-start' : 'ps-3 text-end'}`}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name} className="border-line border-b last:border-b-0">
              <th scope="row" className="py-1.5 text-start font-normal">
                {name}
              </th>
              {cells.map((cell, at) => (
                <td key={columns[at + 1]} className="py-1.5 ps-3 text-end">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
