import { formatAmount } from '../../packages/values/src/amount/amount.ts';

/** Amounts with equally many digits, some narrow and some wide. */
const amounts = ['71111.11', '48888.80', '11717.10', '90006.66'];

const kinds = [
  {
    title: 'Tabular',
    use: 'Each digit has the same width. For columns, amounts in a list, and figures that change.',
    look: 'tabular-nums',
  },
  {
    title: 'Proportional',
    use: 'Each digit has its own width. For a large single amount, and for sentences.',
    look: 'proportional-nums',
  },
] as const;

/** Renders tabular and proportional figures side by side. */
export const FigureSamples = () => (
  <div className="grid gap-4 md:grid-cols-2">
    {kinds.map(({ title, use, look }) => (
      <section key={title} aria-label={title} className="rounded-card border border-line p-5">
        <h3 className="m-0 text-title">{title}</h3>
        <p className="mt-1 mb-0 text-label text-ink-muted">{use}</p>
        <FigureColumn look={look} />
        <p className={`mt-4 mb-0 font-display text-display ${look}`}>{formatAmount('71111.11')}</p>
        <code className="mt-3 block text-caption text-ink-muted">{look}</code>
      </section>
    ))}
  </div>
);

/** Renders amounts in a column, in the brand's display font. */
export const FigureColumn = ({ look }: { look: string }) => (
  <ul className={`mt-4 mb-0 flex w-fit list-none flex-col items-end gap-1 p-0 font-display text-title ${look}`}>
    {amounts.map((amount) => (
      <li key={amount}>
        <span data-figure>{formatAmount(amount)}</span>
      </li>
    ))}
  </ul>
);
