import { openingFirst } from '@quayside/i18n/internals/text/opening-first';
import { useText } from '@quayside/i18n/use-text';
import { OPENING_MINUTES } from '@quayside/rules/limits';
import { EmptyState } from '@quayside/ui/empty-state';
import { Notice } from '@quayside/ui/notice';
import { Result } from '@quayside/ui/result';
import { Skeleton } from '@quayside/ui/skeleton';
import type { ReactNode } from 'react';
import { useFlow } from '../flow-context.tsx';
import { LinkButton } from '../link-button.tsx';
import type { Caller } from '../services.ts';
import { type OpeningStage, useOpeningStage } from './opening-stage.ts';

export { getOpeningStage, type OpeningStage, useOpeningStage } from './opening-stage.ts';

export type OpenAccountFirstProps = {
  /** The stage of the customer's opening, or undefined while it loads. */
  readonly stage: OpeningStage | undefined;
  /** The title, which says what the content needs. Default: MSG-36. */
  readonly title?: string;
};

/** Renders an empty state instead of content that needs an open account, with the next action of the opening. The page has its own heading. */
export function OpenAccountFirst({ stage, title }: OpenAccountFirstProps) {
  const t = useText(openingFirst);
  return (
    <EmptyState title={title ?? t('needed')} action={stage ? <NextAction {...stage} /> : undefined}>
      {stage ? <StageWords {...stage} /> : <Skeleton lines={1} />}
    </EmptyState>
  );
}

/**
 * Renders the body of a page that needs an open account (MSG-36), with the next action of the opening. `text` explains another reason than the missing account.
 */
export function OpenAccountFirstPage({
  caller,
  title,
  text,
  more,
}: {
  readonly caller: () => Promise<Caller>;
  readonly title?: string;
  readonly text?: string;
  /** A second action, below the next action of the opening. */
  readonly more?: ReactNode;
}) {
  const t = useText(openingFirst);
  const stage = useOpeningStage(caller);
  return (
    <Result
      kind="fix"
      title={title ?? t('needed')}
      description={
        <>
          {text ? <p className="m-0">{text}</p> : null}
          {stage ? <StageWords {...stage} /> : <Skeleton lines={1} />}
        </>
      }
      actions={
        stage ? (
          <>
            <NextAction {...stage} />
            {more}
          </>
        ) : undefined
      }
    />
  );
}

/** Renders a notice that the customer must open an account first (MSG-36), next to a form or instead of a page that failed to load. */
export default function OpenAccountFirstNotice() {
  const t = useText(openingFirst);
  const { caller } = useFlow();
  const stage = useOpeningStage(caller);
  return (
    <Notice
      tone="warning"
      announce="assertive"
      title={t('needed')}
      action={stage ? <NextAction {...stage} look="notice" /> : undefined}
    >
      {stage ? <StageWords {...stage} /> : null}
    </Notice>
  );
}

function StageWords({ stage }: OpeningStage) {
  const t = useText(openingFirst);
  return <p className="m-0">{t(stage, { minutes: OPENING_MINUTES })}</p>;
}

function NextAction({ stage, path, look = 'page' }: OpeningStage & { readonly look?: 'page' | 'notice' }) {
  const t = useText(openingFirst);
  const small = look === 'notice' ? ({ variant: 'secondary', size: 'medium' } as const) : {};
  return (
    <LinkButton path={path} {...small}>
      {t(`action.${stage}`)}
    </LinkButton>
  );
}
