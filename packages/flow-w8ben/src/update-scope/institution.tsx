import { ServiceLink } from '@quayside/flow-screens/internals/service-link';
import { OutcomeScreen } from '@quayside/flow-screens/outcome-screen';
import { issues } from '@quayside/i18n/internals/text/issues';
import { useText } from '@quayside/i18n/use-text';
import { Notice } from '@quayside/ui/notice';
import { useNavigate } from 'react-router';
import { w8benLife } from '../renewal/texts.ts';

/** Renders the notice that an institution does not need to confirm a W-8 form here (RULE-20, MSG-37), and a link to the service team. */
export function InstitutionNotice() {
  const t = useText(issues);
  return (
    <>
      <Notice tone="info">{t('institutional-no-w8')}</Notice>
      <ServiceLink variant="secondary" />
    </>
  );
}

/** Renders a whole page with the notice for institutions, instead of the form of an individual. */
export function InstitutionScreen() {
  const t = useText(w8benLife);
  const navigate = useNavigate();
  return (
    <OutcomeScreen title={t('form.label')} onBack={() => void navigate('/')}>
      <div className="mx-auto flex w-full max-w-reading flex-col gap-6 px-gutter pt-6">
        <h1 className="m-0 text-heading text-ink" tabIndex={-1}>
          {t('heading.institution')}
        </h1>
        <InstitutionNotice />
      </div>
    </OutcomeScreen>
  );
}
