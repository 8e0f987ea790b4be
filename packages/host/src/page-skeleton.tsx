import { DetailsSkeleton } from '@quayside/flow-account/internals/details-skeleton';
import { titles } from '@quayside/i18n/internals/text/titles';
import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import type { ReactNode } from 'react';

/** The kind of a skeleton. `form`: fields. `outcome`: a picture with a heading. `account`: cards. `details`: the details of an account. */
export type SkeletonFamily = 'form' | 'outcome' | 'account' | 'details';

/** All kinds of skeletons, in the order in which a shell contains them. */
export const skeletonFamilies: readonly SkeletonFamily[] = ['form', 'outcome', 'account', 'details'];

const bar = 'block animate-q-pulse bg-line motion-reduce:animate-none';

/** The props of `PageSkeleton`. `of`: the kind of the skeleton. Default: `form`. */
export type PageSkeletonProps = {
  readonly of?: SkeletonFamily;
};

/**
 * Renders the skeleton of a screen into a document. A shell contains all kinds, and the boot script chooses one. It has no style attributes, because the
 * Content-Security-Policy forbids them.
 */
export function PageSkeleton({ of = 'form' }: PageSkeletonProps) {
  const t = useText(ui);
  const Body = bodies[of];
  return (
    <div
      role="status"
      data-skeleton={of}
      className={`flex min-h-dvh flex-col ${of === 'account' || of === 'details' ? 'bg-surface-sunken' : 'bg-surface'}`}
    >
      <span className="sr-only">{t('loading')}</span>
      <Body />
    </div>
  );
}

/** Renders the bar of a skeleton, with Back and the brand's symbol, like `NavBar`. `title` replaces the placeholder. */
const Bar = ({ title, children }: { title?: string; children?: ReactNode }) => (
  <div className="border-line border-b bg-surface pt-safe-top">
    <div className="mx-auto grid min-h-[3.25rem] max-w-reading grid-cols-[minmax(44px,1fr)_minmax(0,auto)_minmax(44px,1fr)] items-center gap-1 px-1">
      <span className="inline-flex size-target items-center justify-center text-ink">
        <svg
          aria-hidden
          viewBox="0 0 24 24"
          className="size-6 fill-none stroke-2 stroke-current"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="m15 18-6-6 6-6" />
        </svg>
      </span>
      {title ? (
        <span aria-hidden className="font-display text-ink text-title">
          {title}
        </span>
      ) : (
        <span className={`${bar} h-4 w-32 rounded-sm`} />
      )}
      <div className="q-bar-end flex items-center justify-self-end" />
    </div>
    {children}
  </div>
);

const Action = () => (
  <div className="sticky bottom-pinned border-line border-t bg-surface-raised px-gutter pt-3 pb-[calc(0.75rem+var(--q-safe-bottom))]">
    <div className="mx-auto max-w-reading">
      <span className={`${bar} h-12 rounded-control`} />
    </div>
  </div>
);

/** Renders the skeleton of a form: bar, progress, heading, fields and action. */
const Form = () => (
  <>
    <Bar>
      <div className="mx-auto max-w-reading px-gutter pb-2 text-caption">
        <span className="block h-1 rounded-full bg-line" />
        <div className="flex min-h-[2lh] items-start pt-2">
          <span className={`${bar} mt-1 h-3 w-24 rounded-sm`} />
        </div>
      </div>
    </Bar>
    <div className="mx-auto flex w-full max-w-reading flex-1 flex-col gap-6 px-gutter pt-6 pb-8">
      <div className="flex flex-col gap-3">
        <span className={`${bar} h-7 w-3/5 rounded-sm`} />
        <span className={`${bar} h-4 w-4/5 rounded-sm`} />
      </div>
      {['first', 'second', 'third', 'fourth'].map((field) => (
        <div key={field} className="flex flex-col gap-2">
          <span className={`${bar} h-4 w-2/5 rounded-sm`} />
          <span className={`${bar} h-12 rounded-control`} />
        </div>
      ))}
    </div>
    <Action />
  </>
);

/**
 * Renders the skeleton of an outcome: bar, picture, heading, card and action. For an opened account, the boot script sets the background and shows the second
 * line.
 */
const Outcome = () => (
  <>
    <Bar />
    <div className="flex-1 pb-8">
      <div
        data-ground=""
        className="pt-8 pb-[calc(1.5rem+0.5lh)] text-body [@media(max-height:42rem)]:pt-4 [@media(max-height:42rem)]:pb-[calc(0.5rem+0.5lh)]"
      >
        <div className="mx-auto flex max-w-reading flex-col items-center px-gutter">
          <span
            className={`${bar} h-28 w-40 rounded-card opacity-60 [@media(max-height:42rem)]:h-16 [@media(max-height:42rem)]:w-24`}
          />
          <span
            className={`${bar} mt-4 h-[1lh] w-3/5 text-heading rounded-sm opacity-60 [@media(max-height:42rem)]:mt-2`}
          />
          <span className={`${bar} mt-[0.5lh] h-4 w-4/5 rounded-sm opacity-60`} />
          <span data-second="" className={`${bar} mt-[calc(1lh-1rem)] h-4 w-2/5 rounded-sm opacity-60`} />
        </div>
      </div>
      <div className="mx-auto max-w-reading px-gutter">
        <span className={`${bar} h-40 rounded-card`} />
      </div>
    </div>
    <Action />
  </>
);

/** Renders the skeleton of a page with cards: bar and cards. */
const Account = () => (
  <>
    <Bar />
    <div className="mx-auto flex w-full max-w-reading flex-1 flex-col gap-4 px-gutter py-4">
      {['first', 'second', 'third'].map((card) => (
        <div key={card} className="flex flex-col gap-3 rounded-card border border-line bg-surface-raised p-4">
          <span className={`${bar} h-4 w-2/5 rounded-sm`} />
          <span className={`${bar} h-8 w-3/5 rounded-sm`} />
          <span className={`${bar} h-4 w-4/5 rounded-sm`} />
          <span className={`${bar} h-4 w-3/5 rounded-sm`} />
        </div>
      ))}
    </div>
  </>
);

/** Renders the skeleton of an account's details. Its bar has the title, because only one page has this skeleton. */
function Details() {
  const t = useText(titles);
  return (
    <div className="min-[56.25rem]:[--q-reading-width:76rem]">
      <Bar title={t('title.assetsDetailSg')} />
      <div className="mx-auto w-full max-w-reading flex-1 px-gutter py-4">
        <DetailsSkeleton />
      </div>
    </div>
  );
}

const bodies = { form: Form, outcome: Outcome, account: Account, details: Details } as const;
