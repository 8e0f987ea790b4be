import { home } from '@quayside/i18n/internals/text/home';
import { useText } from '@quayside/i18n/use-text';
import type { ReactNode } from 'react';

/** Renders how the broker protects customers' answers, as a list for visitors and new customers. `children` are items above it. */
export function Trust({ children }: { children?: ReactNode }) {
  const t = useText(home);
  return (
    <ul className="m-0 flex list-none flex-col gap-3 rounded-card border border-line bg-surface-raised p-4 text-ink text-label [&>li]:flex [&>li]:gap-3">
      {children}
      <li>
        <TrustIcon d="M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3" />
        {t('protected')}
      </li>
    </ul>
  );
}

/** Renders an icon from `d`, an SVG path in a square of 24 units. */
export const TrustIcon = ({ d }: { d: string }) => (
  <svg aria-hidden viewBox="0 0 24 24" className="size-[1.5rem] flex-none fill-none stroke-2 stroke-accent">
    <path d={d} />
  </svg>
);
