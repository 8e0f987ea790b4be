import type { ReactNode } from 'react';
import { hasProTheme } from '../../packages/platform/src/app-type.ts';
import { toolbarEditions } from '../editions.ts';
import { makeFocusable } from '../pages/page.tsx';
import { useSkinOfPage } from './use-skin-of-page.ts';

/** Steps of the spacing scale: the number in a class (`gap-2`), the size in px, and the use. */
const scale = [
  ['1', 4, 'Between an icon and its word, or a label and its hint'],
  ['2', 8, 'Between two lines of one thing, or two small buttons'],
  ['3', 12, 'Between two buttons, or the parts of a row'],
  ['4', 16, 'Inside a card, and between cards'],
  ['6', 24, 'Between fields, and before the text of a page'],
  ['8', 32, 'Between two parts of a page'],
  ['10', 40, 'Around an empty state'],
] as const;

const named = [
  ['gutter', '--q-gutter', '16 px', 'Between the text and the edge of the screen'],
  ['row', '--q-row-padding', '12 px, compact 7.2 px', 'Above and below the text of a row'],
  ['stack', '--q-card-gap', '16 px, compact 9.6 px', 'Between two cards'],
  ['target', '--q-target', '44 px', 'Least size of what can be pressed'],
  ['control', '--q-control-height', '48 px, or 3 rem', 'Height of fields and buttons'],
] as const;

const head = 'whitespace-nowrap py-2 pe-4 text-start font-semibold text-label';
const cell = 'py-2.5 pe-4 align-middle text-label';
const code = 'whitespace-nowrap font-mono text-caption';

const Table = ({ name, heads, children }: { name: string; heads: readonly string[]; children: ReactNode }) => (
  <div role="group" aria-label={name} ref={makeFocusable} className="overflow-x-auto">
    <table className="w-full border-collapse text-start">
      <thead>
        <tr className="border-line-strong border-b">
          {heads.map((one) => (
            <th key={one} scope="col" className={head}>
              {one}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);

export const SpacingScale = () => (
  <div className="flex flex-col gap-6">
    <Table name="The scale" heads={['Class', 'Size', 'Gap', 'Use']}>
      {scale.map(([step, px, use]) => (
        <tr key={step} className="border-line border-b">
          <th scope="row" className={`${cell} ${code} text-start font-normal`}>
            gap-{step}, p-{step}
          </th>
          <td className={`${cell} whitespace-nowrap`}>{px} px</td>
          <td className={cell} aria-label={`A bar of ${px} px`}>
            <span data-testid="gap" data-px={px} className="block h-4 bg-accent" style={{ width: px }} />
          </td>
          <td className={`${cell} min-w-48 text-ink-muted`}>{use}</td>
        </tr>
      ))}
    </Table>
    <Table name="Spaces with a name" heads={['Class', 'Token', 'Size', 'Use']}>
      {named.map(([name, token, size, use]) => (
        <tr key={name} className="border-line border-b">
          <th scope="row" className={`${cell} ${code} text-start font-normal`}>
            {name}
          </th>
          <td className={`${cell} ${code}`}>{token}</td>
          <td className={`${cell} whitespace-nowrap`}>{size}</td>
          <td className={`${cell} min-w-48 text-ink-muted`}>{use}</td>
        </tr>
      ))}
    </Table>
  </div>
);

const corners = [
  ['Control', 'rounded-control', 1, 'Fields, buttons and notices'],
  ['Card', 'rounded-card', 1.5, 'Cards, dialogs and pictures'],
  ['Sheet', 'rounded-sheet', 2, 'The upper corners of a sheet'],
] as const;

const ROOT_SIZE = 16;
const brandRadius = (tokens: Readonly<Record<string, string>> = {}) =>
  Number.parseFloat(tokens['--q-brand-radius'] ?? '0.75rem') * ROOT_SIZE;

export const RadiusSamples = () => (
  <Table
    name="Corners by brand"
    heads={['Corner', 'Class', 'Use', ...Object.values(toolbarEditions).map(({ title }) => title)]}
  >
    {corners.map(([name, radius, share, use]) => (
      <tr key={name} className="border-line border-b">
        <th scope="row" className={`${cell} whitespace-nowrap text-start font-normal`}>
          {name}
        </th>
        <td className={`${cell} ${code}`}>{radius}</td>
        <td className={`${cell} min-w-36 text-ink-muted`}>{use}</td>
        {Object.entries(toolbarEditions).map(([edition, { tokens }]) => (
          <td key={edition} className={`${cell} whitespace-nowrap`}>
            <span
              data-corner
              className="mb-1 block h-14 w-20 border-2 border-accent border-e-0 border-b-0 bg-accent-soft"
              style={{ borderTopLeftRadius: brandRadius(tokens) * share }}
            />
            {brandRadius(tokens) * share} px
          </td>
        ))}
      </tr>
    ))}
  </Table>
);

const depths = [
  ['No shadow', 'border border-line', 'bg-surface border border-line', 'A card: a line separates it from the page.'],
  ['Raised', 'shadow-raised', 'bg-surface-raised shadow-raised', 'A menu or a popover, which is above the page.'],
  ['Sheet', 'shadow-sheet', 'bg-surface-raised shadow-sheet', 'A sheet or a dialog, which is above everything.'],
] as const;

/** Renders a sample of each shadow. The list has space on all sides, because a shadow is larger than its box. */
export const ShadowSamples = () => (
  <ul className="m-0 grid list-none gap-8 p-8 ps-6 sm:grid-cols-3">
    {depths.map(([name, classes, look, use]) => (
      <li key={name}>
        <span className={`block h-24 rounded-card ${look}`} />
        <span className="mt-5 block text-title">{name}</span>
        <span className={`block ${code}`}>{classes}</span>
        <span className="mt-1 block text-ink-muted text-label">{use}</span>
      </li>
    ))}
  </ul>
);

const column = 'grid place-items-center rounded-control bg-accent-soft p-2 text-center text-caption text-ink';
const gutters = 'border-warning border-x-[16px] border-solid bg-surface';

/** Renders a phone and two wide pages in the proportions of the product. */
export const LayoutGridSamples = () => (
  <div className="flex flex-wrap items-start gap-8">
    <figure className="m-0 w-[195px]">
      <div className={`h-56 py-4 outline outline-line-strong ${gutters}`}>
        <div className={`h-full ${column}`}>One column</div>
      </div>
      <figcaption className="mt-3 text-label text-ink-muted">
        A phone: gutters of 16 px, <span className={code}>px-gutter</span>
      </figcaption>
    </figure>
    <figure className="m-0 w-[195px] grow sm:max-w-80">
      <div className={`flex h-56 justify-center py-4 outline outline-line-strong ${gutters}`}>
        <div className={`h-full w-3/5 ${column}`}>At most 640 px</div>
      </div>
      <figcaption className="mt-3 text-label text-ink-muted">
        A form or text on a wide page: <span className={code}>max-w-reading</span>, 40 rem
      </figcaption>
    </figure>
    <figure className="m-0 w-[195px] grow sm:max-w-96">
      <div className={`grid h-56 grid-cols-[2fr_3fr] gap-4 py-4 outline outline-line-strong ${gutters}`}>
        <div className={column}>Two fifths, at least 320 px</div>
        <div className={column}>Three fifths</div>
      </div>
      <figcaption className="mt-3 text-label text-ink-muted">
        Details of an account from 900 px: two columns in at most 76 rem
      </figcaption>
    </figure>
  </div>
);

const rows = ['Cash account', 'Margin account', 'Documents'];

export function DensitySamples() {
  const skin = useSkinOfPage();
  return (
    <div className="grid gap-8 sm:grid-cols-2">
      {(['sg', 'pro'] as const).map((name) => (
        <div
          key={name}
          role="group"
          aria-label={name === 'sg' ? 'Regular' : 'Compact'}
          data-skin={skin}
          data-theme={hasProTheme(toolbarEditions[name]?.appType ?? 0) ? 'pro' : 'standard'}
          style={toolbarEditions[name]?.tokens}
          className="q-root rounded-card border border-line p-4"
        >
          <p className="mt-0 mb-3 text-title">
            {name === 'sg' ? 'Regular' : 'Compact'}, as in {toolbarEditions[name]?.title}
          </p>
          <ul className="m-0 list-none rounded-card border border-line p-0">
            {rows.map((row) => (
              <li key={row} className="flex min-h-cell items-center border-line border-b px-4 py-row last:border-0">
                {row}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
