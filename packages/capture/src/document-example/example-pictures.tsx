import type { ReactNode } from 'react';

/** The subject of the example drawings: a type of document, or a person who holds one. */
export type ExampleSubject = 'passport' | 'id-card' | 'page' | 'hand-held';

// The coordinate system has 160 × 110 units.

const Person = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g className="fill-ink-muted">
    <circle cx={x} cy={y} r={size * 0.42} />
    <path
      d={`M${x - size * 0.8} ${y + size * 1.3}q0-${size * 0.75} ${size * 0.8}-${size * 0.75}t${size * 0.8} ${size * 0.75}z`}
    />
  </g>
);

const Lines = ({ x, y, widths, gap = 9 }: { x: number; y: number; widths: readonly number[]; gap?: number }) => (
  <path
    className="stroke-line-strong"
    strokeWidth={3}
    strokeLinecap="round"
    d={widths.map((width, at) => `M${x} ${y + at * gap}h${width}`).join('')}
  />
);

const Card = ({ x = 22, y = 19, width = 116, height = 72 }) => (
  <rect {...{ x, y, width, height }} rx={6} strokeWidth={2} className="fill-surface-raised stroke-ink-muted" />
);

const IdCard = () => (
  <>
    <Card />
    <rect x={31} y={32} width={32} height={42} rx={3} className="fill-accent-soft" />
    <Person x={47} y={46} size={18} />
    <Lines x={74} y={37} widths={[52, 40, 48, 30]} gap={11} />
  </>
);

const Passport = () => (
  <>
    <Card x={20} y={10} width={120} height={90} />
    <rect x={29} y={20} width={32} height={42} rx={3} className="fill-accent-soft" />
    <Person x={45} y={34} size={18} />
    <Lines x={72} y={25} widths={[56, 42, 50, 34]} gap={11} />
    <path className="stroke-ink" strokeWidth={3.5} strokeDasharray="4 2" d="M29 78h102M29 87h102" />
  </>
);

const Page = () => (
  <>
    <rect x={46} y={8} width={68} height={94} rx={3} strokeWidth={2} className="fill-surface-raised stroke-ink-muted" />
    <rect x={54} y={16} width={16} height={10} rx={2} className="fill-accent-soft" />
    <Lines x={54} y={38} widths={[52, 46, 52, 40, 50, 28]} gap={10} />
  </>
);

const HandHeld = ({ covered = false }) => (
  <>
    <circle cx={56} cy={40} r={24} className="fill-ink-muted" />
    <path d="M14 110q2-40 42-40t42 40z" className="fill-ink-muted" />
    <g transform={covered ? 'translate(-52 -32)' : undefined}>
      <rect x={88} y={52} width={54} height={36} rx={4} strokeWidth={2} className="fill-surface-raised stroke-ink" />
      <rect x={93} y={58} width={14} height={18} rx={2} className="fill-accent-soft" />
      <Lines x={112} y={62} widths={[24, 18, 22]} gap={8} />
      <path d="M92 96q-2-12 8-12h14q6 0 6 6t-6 8z" className="fill-ink-muted stroke-surface-sunken" strokeWidth={1.5} />
    </g>
  </>
);

const BadPhoto = ({ children }: { children: ReactNode }) => (
  <>
    <g transform="translate(34 26) rotate(14 80 55)">{children}</g>
    <ellipse cx={88} cy={62} rx={24} ry={14} transform="rotate(-24 88 62)" className="fill-surface" opacity={0.92} />
    <path d="M78 56l8-12M90 52l4-8" className="stroke-warning" strokeWidth={2.5} strokeLinecap="round" />
  </>
);

/** Drawings of good photos, by subject. */
export const goodPictures: Record<ExampleSubject, ReactNode> = {
  passport: <Passport />,
  'id-card': <IdCard />,
  page: <Page />,
  'hand-held': <HandHeld />,
};

/** Drawings of photos that cannot be used, by subject: crooked, cut off and with glare, or with a covered face. */
export const badPictures: Record<ExampleSubject, ReactNode> = {
  passport: (
    <BadPhoto>
      <Passport />
    </BadPhoto>
  ),
  'id-card': (
    <BadPhoto>
      <IdCard />
    </BadPhoto>
  ),
  page: (
    <BadPhoto>
      <Page />
    </BadPhoto>
  ),
  'hand-held': <HandHeld covered />,
};
