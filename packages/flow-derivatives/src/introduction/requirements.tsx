import { LinkButton } from '@quayside/flow/internals/link-button';
import { useText } from '@quayside/i18n/use-text';
import { questionSets, rightAnswersNeeded } from '@quayside/rules/internals/knowledge-quiz';
import { REVIEW_WORKING_DAYS } from '@quayside/rules/limits';
import { getPrerequisites, type Prerequisite, type RequestedPermission } from '@quayside/rules/prerequisites';
import { Card } from '@quayside/ui/card';
import { useCustomer } from '../derivative/use-customer.ts';
import { FactsCard } from './facts-card.tsx';
import { meansThreshold } from './means-threshold.ts';
import { isInOtherFlow, prerequisitePaths } from './prerequisite-paths.ts';
import { derivativeIntro } from './texts.ts';

/**
 * Renders the requirements for a product, and how long the review takes. For a known customer, also renders which requirements are met, and links to flows in
 * which missing ones can be met.
 */
export function ProductRequirements(sought: RequestedPermission) {
  const t = useText(derivativeIntro);
  const known = useCustomer();
  const words = useNeedWords(sought.product);
  const after = t('need.review', REVIEW_WORKING_DAYS);
  if (!known) {
    const ids = ['account', ...(sought.product === 'options' ? ofOptions : []), 'assessment', 'quiz'] as const;
    return <FactsCard title={t('need.title')} facts={[...ids.map((id) => words[id]), after]} />;
  }
  const rows = getPrerequisites(sought, known.customer, known.today).flatMap((one) =>
    one.id === 'review'
      ? []
      : [{ id: one.id, text: words[one.id], standing: requirementState(one), way: resolvingFlow(one, sought) }],
  );
  return (
    <Card title={t('need.yours')}>
      <ul className="m-0 flex list-none flex-col gap-3.5 p-0 text-body text-ink">
        {rows.map(({ id, text, standing, way }) => {
          const { mark, look } = marks[standing];
          return (
            <li key={id} data-state={standing} className="flex items-start gap-3">
              <span
                aria-hidden
                className={`inline-flex size-[1.5rem] shrink-0 items-center justify-center rounded-full font-semibold text-caption leading-none ${look}`}
              >
                {mark}
              </span>
              <span className="min-w-0 flex-1">
                <span className={textStates.includes(standing) ? 'block text-caption text-ink-muted' : 'sr-only'}>
                  {t(`need.${standing}`)}{' '}
                </span>
                {text}
                {way ? (
                  <span className="mt-1 block">
                    <LinkButton path={prerequisitePaths[way]} variant="secondary" size="medium">
                      {t(`before.${way}`)}
                    </LinkButton>
                  </span>
                ) : null}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-3 mb-0 text-ink-muted text-label">{after}</p>
    </Card>
  );
}

const ofOptions = ['knowledge-level', 'means', 'margin-account'] as const;

type Standing = 'met' | 'missing' | 'pending' | 'next';

const marks = {
  met: { mark: '✓', look: 'bg-success-soft text-success' },
  missing: { mark: '✗', look: 'bg-warning-soft text-warning' },
  pending: { mark: '…', look: 'bg-info-soft text-ink' },
  next: { mark: '', look: 'border border-line-strong border-dashed' },
} as const;

/** The states that appear as text, because their mark alone does not explain them. The others are text for screen readers only. */
const textStates: readonly Standing[] = ['pending', 'next'];

/**
 * Returns the flow in which the customer can meet a missing requirement, or undefined. Before the customer chooses a market, this excludes the margin upgrade,
 * because only US options need it.
 */
const resolvingFlow = (one: Prerequisite, { product, market }: RequestedPermission) =>
  one.state === 'missing' &&
  isInOtherFlow(one.leadsTo) &&
  !(product === 'options' && !market && one.id === 'margin-account')
    ? one.leadsTo
    : undefined;

/** Returns how a requirement is shown. `next`: the application itself asks for it. A refused requirement counts as `missing`. */
function requirementState(one: Prerequisite): Standing {
  if (one.state === 'missing') return isInOtherFlow(one.leadsTo) ? 'missing' : 'next';
  return one.state === 'refused' ? 'missing' : one.state;
}

function useNeedWords(product: RequestedPermission['product']) {
  const t = useText(derivativeIntro);
  const quiz = questionSets.findLast((set) => set.product === product);
  return {
    account: t('need.account'),
    'margin-account': t('options.need.margin'),
    'knowledge-level': t('options.need.knowledge'),
    means: t('options.need.means', meansThreshold),
    assessment: t('need.assessment'),
    quiz: t('need.quiz', { count: quiz?.questions.length ?? 0, needed: quiz ? rightAnswersNeeded(quiz) : 0 }),
  };
}
