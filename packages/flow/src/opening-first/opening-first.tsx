import { openingFirst } from '@quayside/i18n/text/opening-first';
import { useText } from '@quayside/i18n/use-text';
import { OPENING_MINUTES } from '@quayside/rules/limits';
import { EmptyState } from '@quayside/ui/empty-state';
import { Notice } from '@quayside/ui/notice';
import { Result } from '@quayside/ui/result';
import { Skeleton } from '@quayside/ui/skeleton';
import type { ReactNode } from 'react';
import { useFlow } from '../flow-context.tsx';
import { GoTo } from '../go-to.tsx';
import type { Caller } from '../services.ts';
import { type OpeningStage, useOpeningStage } from './opening-stage.ts';

export { type OpeningStage, openingStageOf, useOpeningStage } from './opening-stage.ts';

/** The progress of the opening and its next page. */
export type OpeningFirstProps = {
  /** undefined while unknown */
  readonly stage: OpeningStage | undefined;
  /** what is missing; by default MSG-36 */
  readonly title?: string;
};

/** Renders a `<div>` in place of content that needs an open account, on a page with a heading. */
export function OpeningFirst({ stage, title }: OpeningFirstProps) {
  const t = useText(openingFirst);
  return (
    <EmptyState title={title ?? t('needed')} action={stage ? <WayOn {...stage} /> : undefined}>
      {stage ? <StageWords {...stage} /> : <Skeleton lines={1} />}
    </EmptyState>
  );
}

/** The same as the body of a page (MSG-36). `text`: the reason, if it is not the missing account. */
export function OpeningFirstPage({
  caller,
  title,
  text,
  more,
}: {
  readonly caller: () => Promise<Caller>;
  readonly title?: string;
  readonly text?: string;
  /** another action */
  readonly more?: ReactNode;
}) {
  const t = useText(openingFirst);
  const stage = useOpeningStage(caller);
  return (
    <Result
      kind="fix"
      title={title ?? t('needed')}
      lead={
        <>
          {text ? <p className="m-0">{text}</p> : null}
          {stage ? <StageWords {...stage} /> : <Skeleton lines={1} />}
        </>
      }
      actions={
        stage ? (
          <>
            <WayOn {...stage} />
            {more}
          </>
        ) : undefined
      }
    />
  );
}

/** The same beside a form, or where something failed to load (MSG-36). */
export default function OpeningFirstNotice() {
  const t = useText(openingFirst);
  const { caller } = useFlow();
  const stage = useOpeningStage(caller);
  return (
    <Notice
      tone="warning"
      announce="assertive"
      title={t('needed')}
      action={stage ? <WayOn {...stage} look="notice" /> : undefined}
    >
      {stage ? <StageWords {...stage} /> : null}
    </Notice>
  );
}

function StageWords({ stage }: OpeningStage) {
  const t = useText(openingFirst);
  return <p className="m-0">{t(stage, { minutes: OPENING_MINUTES })}</p>;
}

function WayOn({ stage, path, look = 'page' }: OpeningStage & { readonly look?: 'page' | 'notice' }) {
  const t = useText(openingFirst);
  const small = look === 'notice' ? ({ variant: 'secondary', size: 'medium' } as const) : {};
  return (
    <GoTo path={path} {...small}>
      {t(`action.${stage}`)}
    </GoTo>
  );
}
