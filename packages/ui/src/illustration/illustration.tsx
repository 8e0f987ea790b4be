import { lazy, type ReactNode, Suspense } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';

/** The name of an illustration, by its subject. */
export type IllustrationName = keyof typeof loads;

export type IllustrationProps = {
  /** The name of the picture. */
  name: IllustrationName;
} & ElementProps<'svg', 'name' | 'children'>;

/**
 * Renders a decorative picture of 160 × 112 px in the colours of the brand. The drawing loads on demand; until then, or
 * if loading fails, the space stays empty.
 */
export function Illustration({ name, ...rest }: IllustrationProps) {
  const Drawing = drawings[name];
  return (
    <IllustrationFrame name={name} {...rest}>
      {loaded.get(name) ?? (
        <Suspense fallback={null}>
          <Drawing />
        </Suspense>
      )}
    </IllustrationFrame>
  );
}

/** Preloads a drawing, so that the first frame of a screen includes it. Ignores failures. */
export async function loadIllustration(name: IllustrationName): Promise<void> {
  try {
    const { default: Drawing } = await loads[name]();
    loaded.set(name, <Drawing />);
  } catch {} // its space stays empty
}

type IllustrationFrameProps = { name: string; children: ReactNode } & ElementProps<'svg', 'name'>;

const loaded = new Map<IllustrationName, ReactNode>();

/**
 * Renders an SVG with the size and stroke of an illustration, for drawings in other packages. `data-picture`: the value
 * of `name`.
 */
export const IllustrationFrame = ({ name, className = '', children, ...rest }: IllustrationFrameProps) => (
  <svg
    aria-hidden="true"
    {...rest}
    data-picture={name}
    viewBox="0 0 160 112"
    className={`mx-auto block h-28 w-40 fill-none stroke-accent forced-colors:stroke-[CanvasText] ${className}`}
    strokeWidth={2.5}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
);

const loads = {
  scan: () => import('./drawings/scan.tsx'),
  face: () => import('./drawings/face.tsx'),
  joint: () => import('./drawings/joint.tsx'),
  'digital-id': () => import('./drawings/digital-id.tsx'),
  review: () => import('./drawings/review.tsx'),
  late: () => import('./drawings/late.tsx'),
  sent: () => import('./drawings/sent.tsx'),
  opened: () => import('./drawings/opened.tsx'),
  fix: () => import('./drawings/fix.tsx'),
  sign: () => import('./drawings/sign.tsx'),
  closed: () => import('./drawings/closed.tsx'),
  declined: () => import('./drawings/declined.tsx'),
  empty: () => import('./drawings/empty.tsx'),
  offline: () => import('./drawings/offline.tsx'),
} as const;

const drawn = (load: () => Promise<{ default: () => ReactNode }>) =>
  lazy(() => load().catch(() => ({ default: () => null })));

const drawings = {
  scan: drawn(loads.scan),
  face: drawn(loads.face),
  joint: drawn(loads.joint),
  'digital-id': drawn(loads['digital-id']),
  review: drawn(loads.review),
  late: drawn(loads.late),
  sent: drawn(loads.sent),
  opened: drawn(loads.opened),
  fix: drawn(loads.fix),
  sign: drawn(loads.sign),
  closed: drawn(loads.closed),
  declined: drawn(loads.declined),
  empty: drawn(loads.empty),
  offline: drawn(loads.offline),
};
