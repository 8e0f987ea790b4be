import { GoTo } from '@quayside/flow/go-to';
import { StepScreen } from '@quayside/flow/step-screen';
import { derivativeIntro } from '@quayside/i18n/text/derivative-intro';
import { issues } from '@quayside/i18n/text/issues';
import { useText } from '@quayside/i18n/use-text';
import { asSeen } from '../internal/as-seen.ts';
import { ComesFirst } from '../internal/comes-first.tsx';
import { FactsCard } from '../internal/facts-card.tsx';
import { Needs } from '../internal/needs.tsx';

/** Texts that are loaded before the screen is shown: the products' introductions; what rules find wrong. */
export const texts = [derivativeIntro, issues];

/** /sg-cfd: who can apply and what is asked; what a CFD is stands at /cfd-intro, for everybody. */
export default function CfdIntroduceScreen() {
  const t = useText(derivativeIntro);
  return (
    <StepScreen
      step="introduce"
      title={t('cfd.title')}
      heading={t('cfd.heading')}
      lead={t('cfd.lead')}
      action={t('start')}
      prepare={asSeen}
    >
      <ComesFirst product="cfd" />
      <GoTo path="/cfd-intro" variant="secondary">
        {t('cfd.more')}
      </GoTo>
      <Needs product="cfd" />
      <FactsCard title={t('risk.title')} facts={[t('cfd.risk.owner'), t('cfd.risk.counterparty'), t('cfd.risk.gap')]} />
      <FactsCard title={t('cost.title')} facts={[t('cfd.cost.text')]} />
    </StepScreen>
  );
}
