import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Info from 'lucide-react/icons/info';
import Minus from 'lucide-react/icons/minus';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { isValidElement, type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import { ActionsAtEnd } from '../action-bar/action-bar.tsx';
import { Illustration, type IllustrationName } from '../illustration/illustration.tsx';
import { oncePainted } from '../late-motion/once-painted.ts';
import {
  resultBodyStyles,
  resultGroundStyles,
  resultHeadStyles,
  resultLeadStyles,
  resultMarkStyles,
  resultPictureStyles,
  resultStatusStyles,
  resultTitleStyles,
} from './result.styles.ts';

/**
 * The outcome. It determines picture, colour and a word for screen readers before the title; `info` has no such word.
 * `fix`: the user can correct it. `fail`: nothing on this page can be corrected. `declined`: one request was refused, and what the user has stays.
 */
export type ResultKind = 'success' | 'fail' | 'declined' | 'fix' | 'wait' | 'info';

export type ResultProps = {
  kind: ResultKind;
  /** `hero`: picture and title stand on the dark ground of the brand, for a moment to celebrate: the words come after the picture, and what follows after them */
  ground?: 'page' | 'hero';
  /** The first time that the user sees this outcome: the ground of a hero grows, and the picture arrives on it, within 500 ms. With reduced motion both are there at once. */
  celebrates?: boolean;
  /** `compact`: what follows the title has to be in sight, so the picture is small, and absent on a screen of little height */
  head?: 'normal' | 'compact';
  /** by default `opened`, `closed`, `declined`, `fix` or `review`; `info` has an icon. `src`: a file of 160 × 112; an element: an `IllustrationFrame`. Small on a screen of little height */
  picture?: IllustrationName | { readonly src: string } | ReactElement;
  /** the status in the words of the broker, small below the title, which says more */
  status?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  children?: ReactNode;
  /** the primary action first; in the bar of an `ActionBarOutlet`, or below the content without one */
  actions?: ReactNode;
};

/** Renders the content of an outcome page, with the `<h1>` of the screen. `data-kind`. */
export function Result({
  kind,
  ground = 'page',
  celebrates = false,
  head = 'normal',
  picture = pictures[kind],
  status,
  title,
  lead,
  children,
  actions,
}: ResultProps) {
  const t = useText(ui);
  const Icon = icons[kind];
  const moment = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (celebrates) for (const part of moment.current?.getAnimations({ subtree: true }) ?? []) oncePainted(part); // a page that takes long to paint would miss it
  }, [celebrates]);
  return (
    <div ref={moment} data-kind={kind} className="pb-6">
      <div
        className={resultGroundStyles({ ground, head, celebrates })}
        {...(ground === 'hero' ? { 'data-skin': 'black' } : {})}
      >
        <div className={resultHeadStyles({ ground })}>
          <div className={picture ? resultPictureStyles({ head, celebrates }) : 'contents'}>
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
          <h1 className={resultTitleStyles({ head, ground })} tabIndex={-1}>
            {status || kind === 'info' ? null : <span className="sr-only">{t(words[kind])} </span>}
            {title}
            {status ? (
              <span className="mt-2 block">
                {' '}
                <span className={resultStatusStyles({ ground })}>{status}</span>
              </span>
            ) : null}
          </h1>
          {lead ? <div className={resultLeadStyles({ ground })}>{lead}</div> : null}
        </div>
      </div>
      <div className="mx-auto max-w-reading px-gutter">
        {children ? <div className={resultBodyStyles({ ground, head })}>{children}</div> : null}
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
const words = {
  success: 'resultSuccess',
  fail: 'resultFail',
  declined: 'resultFail',
  fix: 'resultFix',
  wait: 'resultWait',
} as const;
