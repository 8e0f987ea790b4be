import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Info from 'lucide-react/icons/info';
import Minus from 'lucide-react/icons/minus';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { isValidElement, type ReactElement, type ReactNode, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { ActionsAtEnd } from '../action-bar/action-bar.tsx';
import type { ElementProps } from '../element-props/element-props.ts';
import { Illustration, type IllustrationName } from '../illustration/illustration.tsx';
import { pauseUntilPainted } from '../late-motion/pause-until-painted.ts';
import { StatusTag } from '../status-tag/status-tag.tsx';
import {
  resultBackgroundStyles,
  resultBodyStyles,
  resultHeadStyles,
  resultLeadStyles,
  resultMarkStyles,
  resultPictureStyles,
  resultTitleStyles,
} from './result.styles.ts';

/**
 * The outcome, which determines the picture, the colour and a word for screen readers before the title (none for
 * `info`). `fix`: the user can correct a problem. `fail`: the user cannot correct it on this page. `declined`: one
 * request was refused, and the user keeps what they had before it.
 */
export type ResultKind = 'success' | 'fail' | 'declined' | 'fix' | 'wait' | 'info';

export type ResultProps = {
  /** The kind of outcome, which determines the picture and the colour of the status. */
  kind: ResultKind;
  /**
   * `hero` puts the picture and the title on the dark brand colour. Use it to celebrate. The text then appears after
   * the picture, and the content after the text. Default: `page`.
   */
  variant?: 'page' | 'hero';
  /**
   * Set to true when the user sees this outcome for the first time. The background of a hero then grows and the picture
   * appears on it within 500 ms. With reduced motion, both appear at once.
   */
  animated?: boolean;
  /**
   * `compact` makes the picture small, and hides it on low screens, so that the content after the title is visible.
   * Default: `normal`.
   */
  size?: 'normal' | 'compact';
  /**
   * The picture: the name of an illustration, a file of 160 × 112 px (`src`), or an `IllustrationFrame`. By default,
   * `kind` determines the picture; `info` has an icon instead.
   */
  picture?: IllustrationName | { readonly src: string } | ReactElement;
  /** The status in the words of the broker, shown as a tag in the colour of `kind` below the title. */
  status?: ReactNode;
  /** The outcome in a few words: the heading of the page. */
  title: ReactNode;
  /** One or two sentences below the title. */
  description?: ReactNode;
  /** Content below the description, such as the next steps. */
  children?: ReactNode;
  /** Buttons, the primary one first: in the bar of an `ActionBarOutlet`, or below the content without an outlet. */
  actions?: ReactNode;
} & ElementProps<'div', 'title'>;

/** Renders the content of a page that shows an outcome, with the `<h1>` of the screen. `data-kind`: the kind. */
export function Result({
  kind,
  variant = 'page',
  animated = false,
  size = 'normal',
  picture = pictures[kind],
  status,
  title,
  description,
  children,
  actions,
  className = '',
  ref,
  ...rest
}: ResultProps) {
  const t = useText(ui);
  const Icon = icons[kind];
  const root = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => root.current as HTMLDivElement);
  useLayoutEffect(() => {
    if (animated) for (const part of root.current?.getAnimations({ subtree: true }) ?? []) pauseUntilPainted(part); // otherwise a page that is slow to paint would skip the animation
  }, [animated]);
  return (
    <div {...rest} ref={root} data-kind={kind} className={`pb-6 ${className}`}>
      <div
        className={resultBackgroundStyles({ variant, size, animated })}
        {...(variant === 'hero' ? { 'data-skin': 'black' } : {})}
      >
        <div className={resultHeadStyles({ variant })}>
          <div className={picture ? resultPictureStyles({ size, animated }) : 'contents'}>
            {isValidElement(picture) ? (
              picture
            ) : typeof picture === 'object' ? (
              <img src={picture.src} alt="" width={160} height={112} className="mx-auto block h-28 w-40" />
            ) : picture ? (
              <Illustration name={picture} />
            ) : (
              <span className={resultMarkStyles({ kind })}>
                <Icon size={28} strokeWidth={2} />
              </span>
            )}
          </div>
          <h1 className={resultTitleStyles({ size, variant })} tabIndex={-1}>
            {status || kind === 'info' ? null : <span className="sr-only">{t(words[kind])} </span>}
            {title}
            {status ? (
              <span className="mt-2 block font-sans tracking-normal">
                {' '}
                <StatusTag tone={tones[kind]}>{status}</StatusTag>
              </span>
            ) : null}
          </h1>
          {description ? <div className={resultLeadStyles({ variant })}>{description}</div> : null}
        </div>
      </div>
      <div className="mx-auto max-w-reading px-gutter">
        {children ? <div className={resultBodyStyles({ variant, size })}>{children}</div> : null}
        {actions ? (
          <ActionsAtEnd inline={<div className="mt-8 flex flex-col gap-2 *:w-full">{actions}</div>}>
            {actions}
          </ActionsAtEnd>
        ) : null}
      </div>
    </div>
  );
}

const icons = { success: Check, fail: X, declined: Minus, fix: Pencil, wait: Clock, info: Info };
const pictures: Partial<Record<ResultKind, IllustrationName>> = {
  success: 'opened',
  fail: 'closed',
  declined: 'declined',
  fix: 'fix',
  wait: 'review',
};
const tones = {
  success: 'success',
  fail: 'danger',
  declined: 'warning',
  fix: 'warning',
  wait: 'info',
  info: 'info',
} as const;
const words = {
  success: 'resultSuccess',
  fail: 'resultFail',
  declined: 'resultFail',
  fix: 'resultFix',
  wait: 'resultWait',
} as const;
