import { StepScreen } from '@quayside/flow/step-screen';
import { titles } from '@quayside/i18n/internals/text/titles';
import { useText } from '@quayside/i18n/use-text';
import { personItemIds } from '@quayside/rules/internals/person-data';
import { UNCONFIRMED_MINUTES } from '@quayside/rules/limits';
import { Disclosure } from '@quayside/ui/disclosure';
import { Illustration } from '@quayside/ui/illustration';
import { openingPerson } from '../digital-id/texts.ts';
import { ManualEntryButton } from './manual-entry-button.tsx';
import type { Visit } from './use-visit.ts';
import { VisitNotice } from './visit-notice.tsx';

/** Renders the start of a visit: which data we request, the outcome of the last visit, and the button that opens the provider. */
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
      second={<ManualEntryButton />}
    >
      <VisitNotice state={state} onRetry={() => void finish()} />
      {state === 'idle' ? <Illustration name="digital-id" /> : null}
      <p className="m-0 text-body text-ink">{t('start.read')}</p>
      <Disclosure summary={t('start.items')}>
        <ul className="m-0 columns-[9rem] list-disc gap-8 *:mb-1 *:break-inside-avoid ps-5">
          {personItemIds.map((id) => (
            <li key={id}>{t(`item.${id}`)}</li>
          ))}
        </ul>
        <p className="mt-3 mb-0">
          {t('start.law')} {t('start.kept', { minutes: UNCONFIRMED_MINUTES })}
        </p>
      </Disclosure>
    </StepScreen>
  );
}
