import { drafts } from '@quayside/i18n/internals/text/drafts';
import { useText } from '@quayside/i18n/use-text';
import { Notice } from '@quayside/ui/notice';
import type { StepRoute } from '../define-flow.ts';
import { useFlow } from '../flow-context.tsx';
import { useScreenTitle } from '../use-screen-title.ts';

/** Renders a notice with the titles of `steps`, whose answers could not be sent. */
export default function UnsentSteps({ steps, onClose }: { steps: readonly string[]; onClose: () => void }) {
  const { flow } = useFlow();
  const t = useText(drafts);
  const routes = flow.steps.filter(({ step }) => steps.includes(step));
  return (
    <div className="mx-auto mt-4 max-w-reading">
      <Notice tone="warning" announce="polite" title={t('unsent.title')} onClose={onClose}>
        <p className="m-0">{t('unsent.text')}</p>
        <ul className="mt-2 mb-2 list-disc ps-5">
          {routes.map((route) => (
            <Title key={route.step} route={route} />
          ))}
        </ul>
        <p className="m-0">{t('unsent.help')}</p>
      </Notice>
    </div>
  );
}

function Title({ route }: { route: StepRoute }) {
  return <li>{useScreenTitle(route)}</li>;
}
