import { FormField, useForm, useFormValue } from '@quayside/flow/form';
import { openingExperience } from '@quayside/i18n/text/opening-experience';
import { riskProfile } from '@quayside/i18n/text/risk-profile';
import { useText } from '@quayside/i18n/use-text';
import {
  isSuitable,
  type RiskAnswers,
  type RiskLevel,
  type RiskProduct,
  type RiskQuestionnaire,
  riskLevels,
  scoreRiskProfile,
  suitableFrom,
} from '@quayside/rules/risk-profile';
import { Card } from '@quayside/ui/card';
import { Checkbox } from '@quayside/ui/checkbox';
import { Notice } from '@quayside/ui/notice';
import { useEffect, useRef } from 'react';

/** The profile that the answers lead to, as soon as all are given, and its acceptance. A change of the profile takes the acceptance back. */
export function RiskResult({ asked }: { asked: RiskQuestionnaire }) {
  const t = useText(openingExperience);
  const answers = useFormValue<RiskAnswers>('answers') ?? {};
  const left = asked.questions.filter(({ id, options }) => !options.some((option) => option.id === answers[id])).length;
  const profile = left === 0 ? scoreRiskProfile(answers, asked.version) : undefined;
  useAcceptanceOf(profile?.level);
  return (
    <div className="flex flex-col gap-4" aria-live="polite">
      <Card title={t('risk.result')} tone={profile ? 'accent' : 'sunken'}>
        {profile ? (
          <Profile level={profile.level} heldDown={profile.cap !== undefined} />
        ) : (
          <p className="m-0 text-body text-ink-muted">{t('risk.left', { count: left })}</p>
        )}
      </Card>
      {profile ? <FormField as={Checkbox} name="accepted" label={t('accepted')} empty={false} /> : null}
    </div>
  );
}

function useAcceptanceOf(level: RiskLevel | undefined) {
  const form = useForm();
  const before = useRef(level);
  useEffect(() => {
    if (before.current && level && before.current !== level && form.read('accepted')) form.write('accepted', false);
    if (level) before.current = level;
  }, [form, level]);
}

function Profile({ level, heldDown }: { level: RiskLevel; heldDown: boolean }) {
  const t = useText(openingExperience);
  const tRisk = useText(riskProfile);
  const name = tRisk(`level.${level}`);
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

const products = Object.keys(suitableFrom) as RiskProduct[];

/** Five marks from the least risk to the most; the words beside it say the same. */
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
  const t = useText(openingExperience);
  if (listed.length === 0) return null;
  return (
    <div>
      <p className="m-0 font-medium text-ink text-label">{title}</p>
      <ul className="m-0 mt-1 flex list-none flex-wrap gap-x-3 gap-y-1 p-0 text-ink text-label">
        {listed.map((product) => (
          <li key={product} className="not-last:after:ms-3 not-last:after:text-ink-muted not-last:after:content-['·']">
            {t(`risk.product.${product}`)}
          </li>
        ))}
      </ul>
      {note ? <p className="mt-1 mb-0 text-caption text-ink-muted">{note}</p> : null}
    </div>
  );
}
