import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { useFormScope } from '@quayside/flow/form';
import { type SaveContext, StepScreen } from '@quayside/flow/step-screen';
import { issues } from '@quayside/i18n/internals/text/issues';
import { titles } from '@quayside/i18n/internals/text/titles';
import { useText } from '@quayside/i18n/use-text';
import { ADULT_AGE } from '@quayside/rules/internals/age';
import { isUsablePersonData, type PersonData } from '@quayside/rules/internals/person-data';
import { getIneligibility, type StepAnswers } from '@quayside/rules/journey';
import { Button } from '@quayside/ui/button';
import { Disclosure } from '@quayside/ui/disclosure';
import { Notice } from '@quayside/ui/notice';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { openingPerson } from '../digital-id/texts.ts';
import { openingOutcome } from '../not-eligible/texts.ts';
import { ManualEntryButton } from './manual-entry-button.tsx';
import { PersonItems } from './person-items.tsx';
import type { VisitState } from './use-visit.ts';
import { VisitNotice } from './visit-notice.tsx';

export type PersonReviewProps = {
  readonly step: string;
  readonly person: PersonData;
  readonly runtime: FlowRuntime;
  /** Outcome of the last visit; `idle` if it brought new data. */
  readonly visit: VisitState;
  /** Called when the customer starts another visit. */
  readonly onAgain: (runtime: FlowRuntime) => Promise<void>;
  readonly onRetry: () => void;
};

/** Renders the data of the digital ID, which the customer confirms. If the data do not identify a person, offers another visit or manual entry instead. */
export function PersonReview({ step, person, runtime, visit, onAgain, onRetry }: PersonReviewProps) {
  const t = useText(openingPerson);
  const title = useText(titles)('title.sgShowSinpass');
  const usable = isUsablePersonData(person);
  const confirmed = useMemo(() => confirm(person), [person]);
  return (
    <StepScreen
      step={step}
      title={title}
      heading={t('show.heading')}
      action={t(usable ? 'show.confirm' : 'again')}
      prepare={confirmed}
      {...(usable ? {} : { instead: onAgain, second: <ManualEntryButton /> })}
    >
      {usable ? null : (
        <Notice tone="warning" title={t('unusable.title')} announce="polite">
          {t('unusable.text')}
        </Notice>
      )}
      <VisitNotice state={visit} onRetry={onRetry} />
      <Changed runtime={runtime} step={step} person={person} />
      <PersonItems person={person} />
      <BornInUs />
      <Refused runtime={runtime} step={step} />
      {usable && person.items.some(({ state }) => state === 'unavailable') ? (
        <Notice tone="info">{t('askedNext')}</Notice>
      ) : null}
      {usable && runtime.answers.canEdit(step) ? (
        <Disclosure summary={t('wrong.summary')}>
          <p className="mt-0 mb-3">{t('wrong.text')}</p>
          <div className="flex flex-col gap-2">
            <Again runtime={runtime} onAgain={onAgain} />
            <ManualEntryButton />
          </div>
        </Disclosure>
      ) : null}
    </StepScreen>
  );
}

/** Returns a function that returns the answers to save. Continue confirms the data; Back does not. Omits a replacement that was left empty. */
const confirm =
  (person: PersonData) =>
  ({ mobile, email, personData, confirmed }: StepAnswers, { by }: SaveContext): StepAnswers => ({
    ...(by === 'submit' ? { personData: person.id, confirmed: true } : { personData, confirmed }),
    ...(mobile ? { mobile } : {}),
    ...(email ? { email } : {}),
  });

function Changed({ runtime, step, person }: { runtime: FlowRuntime; step: string; person: PersonData }) {
  const t = useText(issues);
  const before = runtime.application?.answers[step]?.personData;
  if (!before || before === person.id) return null;
  return <Notice tone="warning">{t('person-data-changed')}</Notice>;
}

/** Renders a button that starts another visit, for data that the customer corrected at the authority or that belong to another person. */
function Again({ runtime, onAgain }: Pick<PersonReviewProps, 'runtime' | 'onAgain'>) {
  const t = useText(openingPerson);
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const again = () => {
    setState('busy');
    onAgain(runtime).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <>
      {state === 'failed' ? (
        <Notice tone="danger" title={t('failed.title')} announce="assertive">
          {t('failed.text')}
        </Notice>
      ) : null}
      <Button variant="secondary" busy={state === 'busy'} onPress={again}>
        {t('again')}
      </Button>
    </>
  );
}

/** Renders the refusal that follows from the data, before the customer continues (RULE-08, MSG-38). Renders nothing if there is none. */
function Refused({ runtime, step }: Pick<PersonReviewProps, 'runtime' | 'step'>) {
  const t = useText(openingOutcome);
  const tIssues = useText(issues);
  const rule = runtime.answers.step(step);
  const reason = rule && getIneligibility(rule, {}, runtime.answers.context(step));
  if (reason !== 'us-person' && reason !== 'country-not-served' && reason !== 'under-age') return null;
  return (
    <Notice tone="danger" title={t(`${reason}.heading`)} announce="polite">
      {reason === 'us-person'
        ? tIssues('us-person')
        : reason === 'under-age'
          ? t('under-age.rule', { age: ADULT_AGE })
          : t('country-not-served.rule')}
    </Notice>
  );
}

/** Renders the advice for customers who were born in the US, or nothing. The form's live region announces it. */
function BornInUs() {
  const { store, words } = useFormScope();
  const read = () => store.adviceAt('birthcountry');
  const advice = useSyncExternalStore(store.subscribe, read, read);
  return advice ? <Notice tone="warning">{words(advice, '')}</Notice> : null;
}
