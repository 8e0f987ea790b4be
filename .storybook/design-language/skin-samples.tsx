const skins = ['white', 'black', 'blue'] as const;

/** Renders the three skins side by side. Each box sets its skin with `data-skin`. */
export const SkinSamples = () => (
  <div className="grid gap-3 md:grid-cols-3">
    {skins.map((skin) => (
      <div key={skin} data-testid={skin} data-skin={skin} className="q-root rounded-card border border-line p-5">
        <p className="m-0 text-title capitalize">{skin}</p>
        <p className="mt-1 mb-0 text-ink-muted text-label">Secondary text</p>
        <p className="mt-1 mb-0 text-accent text-label underline underline-offset-2">A link</p>
      </div>
    ))}
  </div>
);
