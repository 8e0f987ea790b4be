import { StepScreen } from '@quayside/flow/step-screen';
import { openingPerson } from '@quayside/i18n/text/opening-person';
import { titles } from '@quayside/i18n/text/titles';
import { useText } from '@quayside/i18n/use-text';
import { UNCONFIRMED_MINUTES } from '@quayside/rules/limits';
import { personItemIds } from '@quayside/rules/person-data';
import { ByHand } from './by-hand.tsx';
import type { Visit } from './use-visit.ts';
import { VisitNotice } from './visit-notice.tsx';

/** Renders the start of a visit: who asks for which data and why, and the outcome of the last visit. */
export function VisitStart({ step, visit: { state, start, finish } }: { step: string; visit: Visit }) {
  const t = useText(openingPerson);
  const title = useText(titles)('title.sgShowSinpass');
  return (
    <StepScreen
      step={step}
      title={title}
      heading={t('start.heading')}
      lead={t('start.lead')}
      action={t(state === 'elsewhere' ? 'waiting.again' : 'start.action')}
      instead={start}
      second={<ByHand />}
    >
      <VisitNotice state={state} onRetry={() => void finish()} />
      <section aria-labelledby="visit-purpose">
        <h2 id="visit-purpose" className="m-0 text-title text-ink">
          {t('start.purpose')}
        </h2>
        <p className="mt-1 mb-0 text-body text-ink">{t('start.purposeText')}</p>
      </section>
      <section aria-labelledby="visit-items">
        <h2 id="visit-items" className="m-0 text-title text-ink">
          {t('start.items')}
        </h2>
        <ul className="mt-1 mb-0 columns-[9rem] list-disc gap-8 *:mb-1 *:break-inside-avoid ps-5 text-body text-ink">
          {personItemIds.map((id) => (
            <li key={id}>{t(`item.${id}`)}</li>
          ))}
        </ul>
      </section>
      <p className="m-0 text-ink-muted text-label">{t('start.kept', { minutes: UNCONFIRMED_MINUTES })}</p>
    </StepScreen>
  );
}
