import { useApplication } from '@quayside/flow/internals/use-application';
import { LoadFailed, OutcomeScreen } from '@quayside/flow-screens/outcome-screen';
import { issues } from '@quayside/i18n/internals/text/issues';
import { titles } from '@quayside/i18n/internals/text/titles';
import { useText } from '@quayside/i18n/use-text';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { useState } from 'react';
import { openingPerson } from '../digital-id/texts.ts';
import { openingOutcome } from '../not-eligible/texts.ts';
import { PersonReview } from './person-review.tsx';
import { useVisit, type Visit } from './use-visit.ts';
import { VisitStart } from './visit-start.tsx';

export const texts = [openingPerson, openingOutcome, titles, issues];

const STEP = 'show-sinpass';

/**
 * Renders the page /sg-show-sinpass, which starts the visit to the digital ID and then shows its data. The server stores the data, so they survive if the
 * browser discards the page.
 */
export default function ShowSinpassScreen() {
  const loaded = useApplication();
  const visit = useVisit(STEP);
  if (loaded.status === 'failed')
    return (
      <Frame>
        <LoadFailed error={loaded.error} onRetry={loaded.retry} />
      </Frame>
    );
  if (loaded.status === 'waiting')
    return (
      <Frame>
        <Waiting />
      </Frame>
    );
  if (visit.state === 'returning')
    return (
      <Frame>
        <Returning />
      </Frame>
    );
  return <Ready loaded={loaded} visit={visit} />;
}

type ReadyProps = {
  readonly loaded: Extract<ReturnType<typeof useApplication>, { status: 'ready' }>;
  readonly visit: Visit;
};

/** Renders the data for review. Without data, renders the start of a visit, with a notice if the data were deleted. */
function Ready({ loaded, visit }: ReadyProps) {
  const person = loaded.application.personData?.[STEP];
  const [seen, setSeen] = useState(person?.id);
  if (person && person.id !== seen) setSeen(person.id);
  const gone = !person && (seen ?? loaded.application.answers[STEP]?.personData) !== undefined;
  return person ? (
    <PersonReview
      key={person.id}
      step={STEP}
      person={person}
      runtime={loaded.runtime}
      visit={visit.state}
      onAgain={visit.start}
      onRetry={() => void visit.finish()}
    />
  ) : (
    <VisitStart step={STEP} visit={gone && visit.state === 'idle' ? { ...visit, state: 'gone' } : visit} />
  );
}

function Frame({ children }: { children: React.ReactNode }) {
  const t = useText(titles);
  return (
    <OutcomeScreen title={t('title.sgShowSinpass')} onBack={() => history.back()}>
      {children}
    </OutcomeScreen>
  );
}

function Returning() {
  const t = useText(openingPerson);
  return (
    <>
      <h1 className="mx-auto mt-6 mb-0 max-w-reading px-gutter text-heading text-ink" role="status">
        {t('returning')}
      </h1>
      <Waiting />
    </>
  );
}

const rows = ['first', 'second', 'third', 'fourth', 'fifth'];

const Waiting = () => (
  <div className="mx-auto max-w-reading px-gutter pt-6">
    <SkeletonScreen>
      {rows.map((row) => (
        <div key={row} className="pb-4">
          <Skeleton lines={2} />
        </div>
      ))}
    </SkeletonScreen>
  </div>
);
