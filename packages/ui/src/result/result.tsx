import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import Check from 'lucide-react/icons/check';
import Clock from 'lucide-react/icons/clock';
import Info from 'lucide-react/icons/info';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { resultMarkStyles } from './result.styles.ts';

/** How it went: mark and first word, which screen readers hear before the title, follow from it. `info` tells of no outcome and has no such word. */
export type ResultKind = 'success' | 'fail' | 'wait' | 'info';

/** How something went, why, and what comes next. */
export type ResultProps = {
  kind: ResultKind;
  /** the outcome in a sentence: "Your application is in" */
  title: ReactNode;
  /** why, or what happens next */
  lead?: ReactNode;
  /** the reference, the rule, a timeline */
  children?: ReactNode;
  /** buttons */
  actions?: ReactNode;
};

/** The body of an outcome page. Renders a `<div>` with the screen's `<h1>`; `data-kind`. */
export function Result({ kind, title, lead, children, actions }: ResultProps) {
  const t = useText(ui);
  const Icon = icons[kind];
  return (
    <div data-kind={kind} className="mx-auto max-w-reading px-gutter pt-10 pb-6">
      <div className="text-balance text-center">
        <span className={resultMarkStyles({ kind })}>
          <Icon size={28} strokeWidth={2} />
        </span>
        <h1 className="m-0 mt-4 text-balance text-heading text-ink" tabIndex={-1}>
          {kind === 'info' ? null : <span className="sr-only">{t(words[kind])} </span>}
          {title}
        </h1>
        {lead ? <div className="mt-2 text-pretty text-body text-ink-muted">{lead}</div> : null}
      </div>
      {children ? <div className="mt-8 flex flex-col gap-4">{children}</div> : null}
      {actions ? <div className="mt-8 flex flex-col gap-2 *:w-full">{actions}</div> : null}
    </div>
  );
}

const icons = { success: Check, fail: X, wait: Clock, info: Info };
const words = { success: 'resultSuccess', fail: 'resultFail', wait: 'resultWait' } as const;
