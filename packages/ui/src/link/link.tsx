import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import ExternalLink from 'lucide-react/icons/external-link';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { useGuardedPress } from '../press/press.ts';
import { Anchor } from './anchor.tsx';

export type LinkProps = {
  /** The URL. Leave it out with `render`. */
  href?: string;
  /** The text of the link. */
  children: ReactNode;
  /**
   * The visual style. Use `inline` in a sentence, and `standalone` on a separate line with a target of 44 px. Default:
   * `inline`.
   */
  variant?: 'inline' | 'standalone';
  /** Whether the link opens in a new window. Screen readers announce this. */
  newWindow?: boolean;
  /** Called on a press, once for several quick clicks. A router can prevent the default and navigate. */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The link of a router to render instead of an `<a>`, such as `<RouterLink to="/accounts" />`. */
  render?: ReactElement;
} & ElementProps<'a', 'children'>;

/** Renders a link as an `<a>`, in a sentence or on a separate line. */
export function Link(props: LinkProps) {
  const { href, children, variant = 'inline', newWindow, onPress, onClick, render, className = '', ...rest } = props;
  const t = useText(ui);
  const press = useGuardedPress(onPress);
  return (
    <Anchor
      {...(newWindow ? { target: '_blank', rel: 'noopener noreferrer' } : {})}
      {...rest}
      {...{ href, render }}
      onClick={(event) => {
        onClick?.(event);
        press(event);
      }}
      className={`rounded-xs text-accent underline decoration-from-font underline-offset-3 hover:text-accent-strong ${
        variant === 'standalone' ? 'inline-flex min-h-target items-center gap-1' : ''
      } ${className}`}
    >
      {newWindow ? (
        <span>
          {children}
          {/* the word joiner keeps the icon on the line of the last word */}
          <span aria-hidden className="whitespace-nowrap">
            {'\u2060'}
            <ExternalLink size="0.9em" className="ms-1 inline-block shrink-0 align-[-0.1em]" />
          </span>
          <span className="sr-only">{t('newWindow')}</span>
        </span>
      ) : (
        children
      )}
    </Anchor>
  );
}
