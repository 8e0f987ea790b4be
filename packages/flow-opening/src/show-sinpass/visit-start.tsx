import { StepScreen } from '@quayside/flow/step-screen';
import { openingPerson } from '@quayside/i18n/text/opening-person';
import { titles } from '@quayside/i18n/text/titles';
import { useText } from '@quayside/i18n/use-text';
import { UNCONFIRMED_MINUTES } from '@quayside/rules/limits';
import { personItemIds } from '@quayside/rules/person-data';
import { Disclosure } from '@quayside/ui/disclosure';
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
      <div>
        <p className="m-0 text-body text-ink">{t('start.purposeText')}</p>
        <Disclosure summary={t('start.items')}>
          <ul className="m-0 columns-[9rem] list-disc gap-8 *:mb-1 *:break-inside-avoid ps-5">
            {personItemIds.map((id) => (
              <li key={id}>{t(`item.${id}`)}</li>
            ))}
          </ul>
          <p className="mt-3 mb-0">{t('start.kept', { minutes: UNCONFIRMED_MINUTES })}</p>
        </Disclosure>
      </div>
    </StepScreen>
  );
}
