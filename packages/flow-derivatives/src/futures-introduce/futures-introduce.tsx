import { StepScreen } from '@quayside/flow/step-screen';
import { derivativeIntro } from '@quayside/i18n/text/derivative-intro';
import { derivativePictures } from '@quayside/i18n/text/derivative-pictures';
import { issues } from '@quayside/i18n/text/issues';
import { useText } from '@quayside/i18n/use-text';
import { asSeen } from '../internal/as-seen.ts';
import { ComesFirst } from '../internal/comes-first.tsx';
import { FactsCard } from '../internal/facts-card.tsx';
import { Needs } from '../internal/needs.tsx';
import { futuresExample } from '../internal/pictures/examples.ts';
import { LeveragePicture } from '../internal/pictures/leverage-picture.tsx';
import { MarginCallPicture } from '../internal/pictures/margin-call-picture.tsx';

/** Texts that are loaded before the screen is shown: the products' introductions; the pictures that teach; what rules find wrong. */
export const texts = [derivativeIntro, derivativePictures, issues];

/** /sg-futures: what futures are, for everybody; whoever applies signs in first. */
export default function FuturesIntroduceScreen() {
  const t = useText(derivativeIntro);
  return (
    <StepScreen
      step="introduce"
      title={t('futures.title')}
      heading={t('futures.heading')}
      lead={t('futures.lead')}
      action={t('start')}
      prepare={asSeen}
    >
      <ComesFirst product="futures" />
      <LeveragePicture example={futuresExample} />
      <MarginCallPicture example={futuresExample} />
      <FactsCard
        title={t('risk.title')}
        facts={[t('futures.risk.leverage'), t('futures.risk.call'), t('futures.risk.expiry')]}
      />
      <FactsCard title={t('cost.title')} facts={[t('futures.cost.text')]} />
      <Needs product="futures" />
    </StepScreen>
  );
}
