import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import ExternalLink from 'lucide-react/icons/external-link';
import type { MouseEvent, ReactNode } from 'react';
import { useGuardedPress } from '../press/press.ts';

/** Where a link leads, and whether it stands in a sentence or by itself. */
export type LinkProps = {
  href: string;
  children: ReactNode;
  /** `inline` in running text; `standalone` on its own line, with a 44 px target */
  placement?: 'inline' | 'standalone';
  /** opens a new window, and says so */
  newWindow?: boolean;
  /** for a router: prevent the default and navigate. Called once for a burst of clicks */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
  className?: string;
};

/** Renders an `<a>`. */
export function Link({ href, children, placement = 'inline', newWindow, onPress, className = '' }: LinkProps) {
  const t = useText(ui);
  const press = useGuardedPress(onPress);
  return (
    <a
      href={href}
      onClick={press}
      {...(newWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      className={`rounded-xs text-accent underline decoration-from-font underline-offset-3 hover:text-accent-strong ${
        placement === 'standalone' ? 'inline-flex min-h-target items-center gap-1' : ''
      } ${className}`}
    >
      {children}
      {newWindow ? (
        <>
          <ExternalLink size="0.9em" className="ms-1 inline-block shrink-0 align-[-0.1em]" />
          <span className="sr-only">{t('newWindow')}</span>
        </>
      ) : null}
    </a>
  );
}
