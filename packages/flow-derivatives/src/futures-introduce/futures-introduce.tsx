import { StepScreen } from '@quayside/flow/step-screen';
import { issues } from '@quayside/i18n/internals/text/issues';
import { useText } from '@quayside/i18n/use-text';
import type { ReactNode } from 'react';
import { acknowledgeIntroduction } from '../introduction/acknowledge-introduction.ts';
import { ProductCosts } from '../introduction/costs.tsx';
import { FactsCard } from '../introduction/facts-card.tsx';
import { ApplyOrResolve, MissingPrerequisites } from '../introduction/missing-prerequisites.tsx';
import { ProductPicture } from '../introduction/product-picture.tsx';
import { ProductRequirements } from '../introduction/requirements.tsx';
import { derivativeIntro } from '../introduction/texts.ts';
import { futuresExample } from '../pictures/examples.ts';
import { LeveragePicture } from '../pictures/leverage-picture.tsx';
import { MarginCallPicture } from '../pictures/margin-call-picture.tsx';
import { derivativePictures } from '../pictures/texts.ts';

export const texts = [derivativeIntro, derivativePictures, issues];

/** Renders /sg-futures, the public page that explains futures and starts an application, which requires a login. */
export default function FuturesIntroduceScreen() {
  const t = useText(derivativeIntro);
  return (
    <StepScreen
      step="introduce"
      title={t('futures.title')}
      heading={t('futures.heading')}
      lead={t('futures.lead')}
      action={t('start')}
      prepare={acknowledgeIntroduction}
      primary={applyOrResolve}
    >
      <ProductPicture product="futures" />
      <FactsCard
        title={t('risk.title')}
        facts={[t('futures.risk.leverage'), t('futures.risk.call'), t('futures.risk.expiry')]}
      />
      <MissingPrerequisites product="futures" />
      <ProductRequirements product="futures" />
      <LeveragePicture example={futuresExample} />
      <MarginCallPicture example={futuresExample} />
      <ProductCosts product="futures" />
    </StepScreen>
  );
}

const applyOrResolve = (apply: ReactNode) => <ApplyOrResolve product="futures" apply={apply} />;
