import { LinkButton } from '@quayside/flow/internals/link-button';
import { useText } from '@quayside/i18n/use-text';
import { ActionBar } from '@quayside/ui/action-bar';
import { NavBar } from '@quayside/ui/nav-bar';
import { useNavigate } from 'react-router';
import { ProductCosts } from '../introduction/costs.tsx';
import { FactsCard } from '../introduction/facts-card.tsx';
import { derivativeIntro } from '../introduction/texts.ts';
import { cfdExample } from '../pictures/examples.ts';
import { LeveragePicture } from '../pictures/leverage-picture.tsx';
import { MarginCallPicture } from '../pictures/margin-call-picture.tsx';
import { derivativePictures } from '../pictures/texts.ts';

export const texts = [derivativeIntro, derivativePictures];

/** Renders /cfd-intro, the public page that explains leverage, margin calls, risks and costs of CFDs. Does not call the server. */
export default function CfdIntroScreen() {
  const t = useText(derivativeIntro);
  const navigate = useNavigate();
  return (
    <div className="flex min-h-dvh flex-col bg-surface">
      <NavBar title={t('cfd.title')} onBack={() => void navigate('/')} />
      <main className="mx-auto flex w-full max-w-reading flex-1 flex-col gap-6 px-gutter pt-6 pb-8">
        <div>
          <h1 className="m-0 text-heading text-ink" tabIndex={-1}>
            {t('cfd.intro.heading')}
          </h1>
          <p className="mt-2 mb-0 text-body text-ink-muted">{t('cfd.intro.lead')}</p>
        </div>
        <LeveragePicture example={cfdExample} />
        <MarginCallPicture example={cfdExample} />
        <FactsCard
          title={t('risk.title')}
          facts={[t('cfd.risk.owner'), t('cfd.risk.counterparty'), t('cfd.risk.gap')]}
        />
        <ProductCosts product="cfd" />
      </main>
      <ActionBar>
        <LinkButton path="/sg-cfd">{t('cfd.apply')}</LinkButton>
      </ActionBar>
    </div>
  );
}
