import { PriceChange } from '../../packages/ui/src/price-change/price-change.tsx';
import { StatusTag } from '../../packages/ui/src/status-tag/status-tag.tsx';
import type { Guide } from '../../packages/ui/src/testing/guides/guide.ts';

const Row = ({ look = '', first, second }: { look?: string; first: string; second: string }) => (
  <div className={`rounded-card border border-line p-4 ${look}`}>
    <p className="m-0 text-body">{first}</p>
    <p className="mt-1 mb-0 text-ink-muted text-label">{second}</p>
  </div>
);

const Field = ({ line }: { line: string }) => (
  <div>
    <p className="mt-0 mb-1 text-label">Postal code</p>
    <div className={`h-12 rounded-control border bg-surface ${line}`} />
  </div>
);

const Bars = ({ colours }: { colours: readonly string[] }) => (
  <div className="grid gap-2">
    {['Shares', 'Funds', 'Cash'].map((name, at) => (
      <div key={name} className="grid grid-cols-[4rem_1fr] items-center gap-3 text-label">
        {name}
        <span
          className="h-4 rounded-[4px]"
          style={{ width: `${90 - at * 32}%`, background: `var(--q-${colours[at]})` }}
        />
      </div>
    ))}
  </div>
);

/** Pairs of do and don’t about roles that are often confused, by the title of their colour group. */
export const colourPractice: Readonly<Record<string, Guide['practice']>> = {
  Ground: [
    {
      do: {
        words: 'Put cards of `surface-raised` on `surface-sunken`. In each skin they differ by tint.',
        example: (
          <div className="rounded-card bg-surface-sunken p-4">
            <Row look="bg-surface-raised" first="Cash account" second="Opened on 3 March" />
          </div>
        ),
      },
      dont: {
        words: 'Mix your own grey. It stays light in the black and the blue skin.',
        example: (
          <div className="rounded-card bg-[#e4e4e4] p-4">
            <Row
              look="bg-[#f7f7f7] text-[#19262b] [&>p]:text-[#19262b]"
              first="Cash account"
              second="Opened on 3 March"
            />
          </div>
        ),
      },
    },
  ],
  Ink: [
    {
      do: {
        words: 'Write a second line in `ink-muted`, which is legible on every ground.',
        example: <Row first="Proof of address" second="A bill or a bank statement" />,
      },
      dont: {
        words: 'Fade `ink` by opacity. The contrast then falls below 4.5:1 on some ground.',
        example: (
          <Row
            look="[&>p:last-child]:text-ink [&>p:last-child]:opacity-40"
            first="Proof of address"
            second="A bill or a bank statement"
          />
        ),
      },
    },
  ],
  Line: [
    {
      do: {
        words: 'Surround what people type into with `line-strong`, which has at least 3:1.',
        example: <Field line="border-line-strong" />,
      },
      dont: {
        words: 'Use `line` there. Its edge is too faint to show where to press.',
        example: <Field line="border-line" />,
      },
    },
  ],
  Accent: [
    {
      do: {
        words: 'Use the accent for controls and for selected answers.',
        example: (
          <div className="flex items-center justify-between gap-4">
            <span className="text-title">Documents</span>
            <span className="text-accent text-label underline underline-offset-2">See all</span>
          </div>
        ),
      },
      dont: {
        words: 'Use it for a title or an amount. People try to press what has the accent.',
        example: (
          <div className="flex items-center justify-between gap-4">
            <span className="text-accent text-title">Documents</span>
            <span className="text-label">See all</span>
          </div>
        ),
      },
    },
  ],
  Status: [
    {
      do: {
        words: 'Name a status, and support the text by a colour. Use a [status tag](status-tag).',
        example: (
          <div className="flex flex-wrap gap-3">
            <StatusTag tone="success">Approved</StatusTag>
            <StatusTag tone="danger">Sent back</StatusTag>
          </div>
        ),
      },
      dont: {
        words: 'Show a status by a colour alone. One man in twelve can’t tell red from green.',
        example: (
          <div className="flex gap-3">
            <span className="size-4 rounded-full bg-success" />
            <span className="size-4 rounded-full bg-danger" />
          </div>
        ),
      },
    },
    {
      do: {
        words: 'Give prices `up` and `down` by [a price change](price-change), which follows the customer’s choice.',
        example: <PriceChange change="12.50" percent="1.25" currency="SGD" />,
      },
      dont: {
        words: 'Give prices `success` and `danger`. Where red means a rise, they say the opposite.',
        example: <span className="text-success">↑ SGD +12.50</span>,
      },
    },
  ],
  Charts: [
    {
      do: {
        words: 'Rank the parts, use the shades in their order, and name each part beside its bar.',
        example: <Bars colours={['chart-1', 'chart-3', 'chart-6']} />,
      },
      dont: {
        words: 'Use colours of status for parts. A red part looks like an error.',
        example: <Bars colours={['success', 'warning', 'danger']} />,
      },
    },
  ],
};
