import { StepScreen } from '@quayside/flow/step-screen';
import { formatIssueValues } from '@quayside/i18n/internals/issue-values';
import { issues } from '@quayside/i18n/internals/text/issues';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { STATUTORY_WITHHOLDING_PERCENT } from '@quayside/rules/internals/treaty';
import { w8ben } from '../lines/texts.ts';
import { FormValidity } from '../list/form-validity.tsx';
import { FormHolderNotice } from '../on-file/form-holder-notice.tsx';
import { w8benLife } from '../renewal/texts.ts';

export const texts = [w8benLife, w8ben, issues];

/** Renders the page /w8-ben-tips, which lists what to check before signing again. It says that we do not support relief at source (RULE-09). */
export default function TipsScreen() {
  const t = useText(w8benLife);
  const tIssues = useText(issues);
  const language = useLanguage();
  const relief = tIssues(
    'treaty-relief-at-source',
    formatIssueValues({ percent: STATUTORY_WITHHOLDING_PERCENT }, language),
  );
  const tips = [
    ...(['name', 'address', 'number'] as const).map((tip) => [t(`tips.${tip}.title`), t(`tips.${tip}.label`)] as const),
    [t('tips.treaty.title'), relief] as const,
    [t('tips.us.title'), t('tips.us.label')] as const,
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
      <FormHolderNotice />
      <ul className="m-0 list-none row-lines border-line border-y p-0">
        {tips.map(([title, text]) => (
          <li key={title} className="py-3">
            <span className="block font-medium text-body text-ink">{title}</span>
            <span className="block text-ink-muted text-label">{text}</span>
          </li>
        ))}
      </ul>
      <FormValidity />
    </StepScreen>
  );
}

const asRead = () => ({ read: true });
