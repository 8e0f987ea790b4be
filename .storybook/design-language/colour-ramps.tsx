import { toolbarEditions } from '../editions.ts';

const skins = ['white', 'black', 'blue'] as const;

/** Related colour roles in the order in which they are shown, without `--q-`. */
const ramps: readonly (readonly [name: string, tokens: readonly string[]])[] = [
  ['Neutral', ['surface-sunken', 'surface', 'surface-raised', 'line', 'line-strong', 'ink-muted', 'ink']],
  ['Accent', ['accent-soft', 'accent', 'accent-strong', 'on-accent', 'hero', 'spark']],
  ['States', ['success-soft', 'success', 'warning-soft', 'warning', 'danger-soft', 'danger', 'info-soft']],
  ['Charts', [1, 2, 3, 4, 5, 6, 7].map((at) => `chart-${at}`)],
];

/** Renders the related colours of each skin as rows of swatches. */
export const ColourRamps = () => (
  <div className="grid gap-4 lg:grid-cols-3">
    {skins.map((skin) => (
      <section
        key={skin}
        aria-label={`Colours of ${skin}`}
        data-skin={skin}
        style={toolbarEditions.sg.tokens}
        className="q-root flex flex-col gap-4 rounded-card border border-line bg-surface p-4"
      >
        <h3 className="m-0 text-title">{`${skin[0]?.toUpperCase()}${skin.slice(1)}`}</h3>
        {ramps.map(([name, tokens]) => (
          <div key={name}>
            <p className="mt-0 mb-1 text-caption text-ink-muted">{name}</p>
            <ul className="m-0 grid list-none auto-cols-fr grid-flow-col gap-0 p-0">
              {tokens.map((token) => (
                <li key={token}>
                  <span
                    title={token}
                    className="block h-12 border-line border-y border-e first:border-s"
                    style={{ background: `var(--q-${token})` }}
                  />
                  <span className="sr-only">{token}</span>
                </li>
              ))}
            </ul>
            <p aria-hidden className="mt-1 mb-0 text-[0.6875rem] text-ink-muted leading-4">
              {tokens.join(' · ')}
            </p>
          </div>
        ))}
      </section>
    ))}
  </div>
);
