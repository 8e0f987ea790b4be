import { drafts } from '@quayside/i18n/text/drafts';
import { titles } from '@quayside/i18n/text/titles';
import { useText } from '@quayside/i18n/use-text';
import { Notice } from '@quayside/ui/notice';
import { useFlow } from '../flow-context.tsx';

/** The pages by their titles. */
export default function UnsentSteps({ steps, onClose }: { steps: readonly string[]; onClose: () => void }) {
  const { flow } = useFlow();
  const t = useText(drafts);
  const title = useText(titles);
  const names = flow.steps.filter(({ step }) => steps.includes(step)).map(({ name }) => name);
  return (
    <div className="mx-auto mt-4 max-w-reading">
      <Notice tone="warning" announce="polite" title={t('unsent.title')} onClose={onClose}>
        <p className="m-0">{t('unsent.text')}</p>
        <ul className="mt-2 mb-2 list-disc ps-5">
          {names.map((name) => (
            <li key={name}>{title(`title.${name}` as 'title.home')}</li>
          ))}
        </ul>
        <p className="m-0">{t('unsent.help')}</p>
      </Notice>
    </div>
  );
}
