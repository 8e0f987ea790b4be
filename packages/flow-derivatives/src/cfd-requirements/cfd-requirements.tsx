import { LinkButton } from '@quayside/flow/internals/link-button';
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

export const texts = [derivativeIntro, issues];

/** Renders /sg-cfd, the first step of a CFD application: risks, who can apply, what is missing, and costs. It links to /cfd-intro, which explains CFDs. */
export default function CfdRequirementsScreen() {
  const t = useText(derivativeIntro);
  return (
    <StepScreen
      step="introduce"
      title={t('cfd.title')}
      heading={t('cfd.heading')}
      lead={t('cfd.lead')}
      action={t('start')}
      prepare={acknowledgeIntroduction}
      primary={applyOrResolve}
    >
      <ProductPicture product="cfd" />
      <FactsCard title={t('risk.title')} facts={[t('cfd.risk.owner'), t('cfd.risk.counterparty'), t('cfd.risk.gap')]} />
      <LinkButton path="/cfd-intro" variant="secondary">
        {t('cfd.more')}
      </LinkButton>
      <MissingPrerequisites product="cfd" />
      <ProductRequirements product="cfd" />
      <ProductCosts product="cfd" />
    </StepScreen>
  );
}

const applyOrResolve = (apply: ReactNode) => <ApplyOrResolve product="cfd" apply={apply} />;
