const radii = [
  ['Control', 'rounded-control', '1 ×'],
  ['Card', 'rounded-card', '1.5 ×'],
  ['Sheet', 'rounded-t-sheet', '2 ×'],
] as const;

const depths = [
  ['Sunken', 'The page behind cards', 'bg-surface-sunken'],
  ['Surface', 'Pages with forms, and cards', 'bg-surface border border-line'],
  ['Raised', 'A menu above the page', 'bg-surface-raised shadow-raised'],
  ['Sheet', 'Above everything else', 'bg-surface-raised shadow-sheet'],
] as const;

const spaces = [4, 8, 12, 16, 24, 32] as const;

/** Shows the radii of the edition, what lies above what, and the gaps. */
export const Shapes = () => (
  <div className="flex flex-col gap-8">
    <ul className="m-0 grid list-none grid-cols-3 gap-4 p-0">
      {radii.map(([name, radius, share]) => (
        <li key={name}>
          <span className={`block h-24 border-2 border-accent bg-accent-soft ${radius}`} />
          <span className="mt-2 block text-label">{name}</span>
          <span className="block text-caption text-ink-muted">{share} the radius of the brand</span>
        </li>
      ))}
    </ul>
    <ul className="m-0 grid list-none grid-cols-2 gap-6 p-0 md:grid-cols-4">
      {depths.map(([name, use, look]) => (
        <li key={name}>
          <span className={`block h-24 rounded-card ${look}`} />
          <span className="mt-3 block text-label">{name}</span>
          <span className="block text-caption text-ink-muted">{use}</span>
        </li>
      ))}
    </ul>
    <ul className="m-0 flex list-none flex-wrap items-end gap-6 p-0">
      {spaces.map((px) => (
        <li key={px} className="text-center text-caption text-ink-muted">
          <span className="mx-auto block bg-accent" style={{ width: px, height: px }} />
          {px} px
        </li>
      ))}
    </ul>
  </div>
);
