import { StepScreen } from '@quayside/flow/step-screen';
import { issueValues } from '@quayside/i18n/issue-values';
import { issues } from '@quayside/i18n/text/issues';
import { w8ben } from '@quayside/i18n/text/w8ben';
import { w8benLife } from '@quayside/i18n/text/w8ben-life';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { STATUTORY_WITHHOLDING_PERCENT } from '@quayside/rules/treaty';
import { Validity } from '../internal/validity.tsx';
import { WhoseForm } from '../internal/whose-form.tsx';

/** Texts that are loaded before the screen is shown: the life of a W-8BEN; Form W-8BEN; what rules find wrong. */
export const texts = [w8benLife, w8ben, issues];

/** /w8-ben-tips: what to look at before signing again; that relief at source is not supported is among it (RULE-09). */
export default function TipsScreen() {
  const t = useText(w8benLife);
  const tIssues = useText(issues);
  const language = useLanguage();
  const relief = tIssues('treaty-relief-at-source', issueValues({ percent: STATUTORY_WITHHOLDING_PERCENT }, language));
  const tips = [
    ...(['name', 'address', 'number'] as const).map((tip) => [t(`tips.${tip}.title`), t(`tips.${tip}`)] as const),
    [t('tips.treaty.title'), relief] as const,
    [t('tips.us.title'), t('tips.us')] as const,
  ];
  return (
    <StepScreen
      step="tips"
      title={t('title')}
      heading={t('tips.heading')}
      lead={t('tips.lead')}
      action={t('tips.action')}
      prepare={asRead}
    >
      <WhoseForm />
      <ul className="m-0 list-none divide-y divide-line border-line border-y p-0">
        {tips.map(([title, text]) => (
          <li key={title} className="py-3">
            <span className="block font-medium text-body text-ink">{title}</span>
            <span className="block text-ink-muted text-label">{text}</span>
          </li>
        ))}
      </ul>
      <Validity />
    </StepScreen>
  );
}

const asRead = () => ({ read: true });
