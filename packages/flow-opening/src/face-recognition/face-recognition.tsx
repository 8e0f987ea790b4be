import { StepScreen } from '@quayside/flow/step-screen';
import { useLoaded } from '@quayside/flow/use-loaded';
import { flow as flowText } from '@quayside/i18n/text/flow';
import { openingFace } from '@quayside/i18n/text/opening-face';
import { trust } from '@quayside/i18n/text/trust';
import { useText } from '@quayside/i18n/use-text';
import { Notice } from '@quayside/ui/notice';
import { Trust } from '../documents/trust.tsx';
import { PartnerOffer } from '../web-onfido/partner-offer.tsx';
import { FacePosition, type FacePositionProps } from './face-position.tsx';

export const texts = [openingFace, trust];

const advice: readonly {
  readonly show: FacePositionProps['show'];
  readonly words: 'start.light' | 'start.cover' | 'start.align';
}[] = [
  { show: 'light', words: 'start.light' },
  { show: 'uncovered', words: 'start.cover' },
  { show: 'aligned', words: 'start.align' },
];

/** Renders /sg-face-recognition: the requirements of the picture, before the camera permission (STATE-01). */
export default function FaceRecognitionScreen() {
  const t = useText(openingFace);
  const tFlow = useText(flowText);
  const loaded = useLoaded();
  const done = loaded.status === 'ready' && loaded.runtime.isSatisfied('face-h5');
  return (
    <StepScreen
      step="face-recognition"
      title={t('start.title')}
      heading={t('start.heading')}
      lead={t('start.lead')}
      prepare={ready}
      action={done ? tFlow('continue') : t('start.action')}
      note={t('start.privacy')}
    >
      {done ? <Notice tone="success">{t('capture.already')}</Notice> : null}
      <ol className="m-0 flex list-none flex-col gap-4 p-0">
        {advice.map(({ show, words }) => (
          <li key={show} className="flex items-center gap-4 text-body text-ink">
            <FacePosition show={show} />
            {t(words)}
          </li>
        ))}
      </ol>
      {done ? null : <PartnerOffer />}
      <Trust of="face" />
    </StepScreen>
  );
}

const ready = () => ({ ready: true });
