import { StepScreen } from '@quayside/flow/step-screen';
import { titles } from '@quayside/i18n/internals/text/titles';
import { useText } from '@quayside/i18n/use-text';
import { personItemIds } from '@quayside/rules/internals/person-data';
import { DIGITAL_ID_MINUTES, UNCONFIRMED_MINUTES } from '@quayside/rules/limits';
import { Disclosure } from '@quayside/ui/disclosure';
import { Illustration } from '@quayside/ui/illustration';
import CameraOff from 'lucide-react/icons/camera-off';
import Clock from 'lucide-react/icons/clock';
import IdCard from 'lucide-react/icons/id-card';
import { Fact, FactList } from '../choose-tip/fact-list.tsx';
import { openingPerson } from '../digital-id/texts.ts';
import { ManualEntryButton } from './manual-entry-button.tsx';
import type { Visit } from './use-visit.ts';
import { VisitNotice } from './visit-notice.tsx';

/** Renders the start of a visit: which data we request and why, the outcome of the last visit, and the button that opens the provider. */
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
      <FactList>
        <Fact icon={<IdCard size={24} />} title={t('start.read.label')}>
          {t('start.read.text')}
        </Fact>
        <Fact icon={<CameraOff size={24} />} title={t('start.skip.label')}>
          {t('start.skip.text')}
        </Fact>
        <Fact icon={<Clock size={24} />} title={t('start.time.label', { minutes: DIGITAL_ID_MINUTES })}>
          {t('start.time.text')}
        </Fact>
      </FactList>
      <Disclosure summary={t('start.items')}>
        <ul className="m-0 columns-[9rem] list-disc gap-8 *:mb-1 *:break-inside-avoid ps-5">
          {personItemIds.map((id) => (
            <li key={id}>{t(`item.${id}`)}</li>
          ))}
        </ul>
        <p className="mt-3 mb-0">{t('start.kept', { minutes: UNCONFIRMED_MINUTES })}</p>
      </Disclosure>
    </StepScreen>
  );
}
