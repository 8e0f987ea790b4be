import { useFlow } from '@quayside/flow/flow-context';
import { useApplication } from '@quayside/flow/internals/use-application';
import { StepScreen } from '@quayside/flow/step-screen';
import { flow as flowText } from '@quayside/i18n/internals/text/flow';
import { useText } from '@quayside/i18n/use-text';
import { Card } from '@quayside/ui/card';
import { Notice } from '@quayside/ui/notice';
import { StatusTag } from '@quayside/ui/status-tag';
import { DataProtection } from '../documents/data-protection.tsx';
import { openingFace } from '../face-check/texts.ts';
import { trust } from '../trust/texts.ts';
import { PartnerOffer } from '../web-onfido/partner-offer.tsx';
import { FacePosition, type FacePositionProps } from './face-position.tsx';
import { useAutoSubmit } from './use-auto-submit.ts';

export const texts = [openingFace, trust];

const advice: readonly {
  readonly show: FacePositionProps['show'];
  readonly words: 'start.light' | 'start.cover' | 'start.align';
}[] = [
  { show: 'light', words: 'start.light' },
  { show: 'uncovered', words: 'start.cover' },
  { show: 'aligned', words: 'start.align' },
];

/**
 * Renders the page /sg-face-recognition, which explains how to take the face picture. The browser asks for the camera only on the next page (STATE-01). If the
 * browser already allows the camera, the first visit continues to that page at once.
 */
export default function FaceRecognitionScreen() {
  const t = useText(openingFace);
  const tFlow = useText(flowText);
  const { flow } = useFlow();
  const loaded = useApplication();
  const done = loaded.status === 'ready' && loaded.runtime.answers.isSatisfied('face-h5');
  const offersChoice = flow.identityCheck !== undefined && !done;
  const passage = useAutoSubmit(loaded);
  return (
    <StepScreen
      step="face-recognition"
      title={t('start.title')}
      heading={t('start.heading')}
      {...(offersChoice ? {} : { lead: t('start.lead') })}
      prepare={ready}
      action={done ? tFlow('continue') : t('start.action')}
    >
      <div {...passage}>
        {done ? <Notice tone="success">{t('capture.already')}</Notice> : null}
        {offersChoice ? <CaptureChoice /> : <Advice />}
        <DataProtection of="face" />
      </div>
    </StepScreen>
  );
}

/** Renders the camera as the recommended way with its rules, and the third party as a second way. */
function CaptureChoice() {
  const t = useText(openingFace);
  return (
    <div className="flex flex-col gap-3">
      <Card>
        <div className="mb-4">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h2 className="m-0 text-ink text-title">{t('ways.here')}</h2>
            <StatusTag tone="success">{t('ways.recommended')}</StatusTag>
          </div>
          <p className="mt-1 mb-0 text-ink-muted text-label">{t('ways.hereWhy')}</p>
        </div>
        <Advice />
      </Card>
      <PartnerOffer variant="row" />
    </div>
  );
}

function Advice() {
  const t = useText(openingFace);
  return (
    <ol className="m-0 flex list-none flex-col gap-3 p-0">
      {advice.map(({ show, words }) => (
        <li key={show} className="flex items-center gap-4 text-body text-ink">
          <FacePosition show={show} />
          {t(words)}
        </li>
      ))}
    </ol>
  );
}

const ready = () => ({ ready: true });
