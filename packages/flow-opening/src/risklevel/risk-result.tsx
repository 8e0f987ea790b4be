import { FormField } from '@quayside/flow/form';
import { useStepPages } from '@quayside/flow/internals/step-pages';
import { riskProfile } from '@quayside/i18n/internals/text/risk-profile';
import { tradingExperience } from '@quayside/i18n/internals/text/trading-experience';
import { useText } from '@quayside/i18n/use-text';
import {
  checkRiskProfile,
  getAskedRiskQuestions,
  isSuitable,
  minimumRiskLevel,
  type RiskLevel,
  type RiskProduct,
  type RiskQuestionnaire,
  riskLevels,
  scoreRiskProfile,
} from '@quayside/rules/internals/risk-profile';
import { Card } from '@quayside/ui/card';
import { Checkbox } from '@quayside/ui/checkbox';
import { Notice } from '@quayside/ui/notice';
import { RiskBasis } from './risk-basis.tsx';
import { useRiskProfile } from './use-risk-profile.ts';

/**
 * Renders the risk profile with the answers that gave it, or the number of questions left. If all questions are on one page, also renders the checkbox that
 * accepts the profile.
 */
export function RiskResult({ asked }: { asked: RiskQuestionnaire }) {
  const t = useText(tradingExperience);
  const given = useRiskProfile(asked);
  const isAnswered = checkRiskProfile(given).length === 0;
  const profile = isAnswered ? scoreRiskProfile(given) : undefined;
  const left = getAskedRiskQuestions(asked).filter(
    ({ id, options }) => !options.some((option) => option.id === given.answers[id]),
  ).length;
  const { layout } = useStepPages();
  return (
    <>
      <div className="flex flex-col gap-4" aria-live="polite">
        <Card
          {...(layout === 'all-on-one-page' ? { title: t('risk.result') } : {})}
          variant={profile ? 'accent' : 'sunken'}
        >
          {profile ? (
            <Profile level={profile.level} heldDown={profile.cap !== undefined} />
          ) : (
            <p className="m-0 text-body text-ink-muted">{t('risk.left', { count: left })}</p>
          )}
        </Card>
        {profile && layout === 'all-on-one-page' ? (
          <FormField as={Checkbox} name="accepted" label={t('accepted')} empty={false} />
        ) : null}
      </div>
      {profile ? <RiskBasis asked={asked} given={given} /> : null}
    </>
  );
}

function Profile({ level, heldDown }: { level: RiskLevel; heldDown: boolean }) {
  const t = useText(tradingExperience);
  const tRisk = useText(riskProfile);
  const name = tRisk(`level.${level}.label`);
  return (
    <div className="flex flex-col gap-3">
      <div>
        <p className="m-0 font-semibold text-heading text-ink">{name}</p>
        <Scale level={level} />
        <p className="mt-2 mb-0 text-body text-ink">{tRisk(`level.${level}.description`)}</p>
      </div>
      {heldDown ? <Notice>{tRisk('held-down', { level: name })}</Notice> : null}
      <Products title={t('risk.suits')} products={products.filter((one) => isSuitable(level, one))} />
      <Products
        title={t('risk.above')}
        products={products.filter((one) => !isSuitable(level, one))}
        note={t('risk.aboveText')}
      />
    </div>
  );
}

const products = Object.keys(minimumRiskLevel) as RiskProduct[];

/** Renders a row of marks for the risk levels, filled up to `level`. The row is hidden from screen readers, because the text says the same. */
const Scale = ({ level }: { level: RiskLevel }) => (
  <span aria-hidden className="mt-2 flex gap-1">
    {riskLevels.map((one, rank) => (
      <span
        key={one}
        data-state={rank <= riskLevels.indexOf(level) ? 'reached' : 'above'}
        className="h-1.5 flex-1 rounded-full bg-line-strong/40 data-[state=reached]:bg-accent forced-colors:border"
      />
    ))}
  </span>
);

function Products({
  title,
  products: listed,
  note,
}: {
  title: string;
  products: readonly RiskProduct[];
  note?: string;
}) {
  const t = useText(tradingExperience);
  if (listed.length === 0) return null;
  return (
    <div>
      <p className="m-0 font-medium text-ink text-label">{title}</p>
      <ul className="m-0 mt-2 flex list-none flex-wrap gap-1.5 p-0 text-ink text-label">
        {listed.map((product) => (
          <li key={product} className="rounded-full bg-surface px-3 py-1">
            {t(`risk.product.${product}`)}
          </li>
        ))}
      </ul>
      {note ? <p className="mt-1 mb-0 text-caption text-ink-muted">{note}</p> : null}
    </div>
  );
}
