import { openingSummaries } from '@quayside/flow-opening/internals/summaries';
import type { SummaryModule, SummaryRow, TranslateText } from '@quayside/i18n/internals/answer-summary';
import { useLanguage, useText, useTextStore } from '@quayside/i18n/use-text';
import type { Answers } from '@quayside/rules/journey';
import { Skeleton, SkeletonScreen } from '@quayside/ui/skeleton';
import { useEffect, useState } from 'react';
import { account } from '../account/texts.ts';
import type { InformationPart } from '../change-information/information-parts.ts';
import { InformationGroup } from './information-group.tsx';

const steps = ['base-info', 'contact-info', 'assets-info', 'assets-select'] as const;

type Step = (typeof steps)[number];
type Group = {
  readonly name: 'held.identity' | 'part.contact' | 'held.tax' | 'part.finances' | 'part.experience';
  readonly step: Step;
  /** Part that a change request can contain; absent if customers cannot change this group. */
  readonly part?: InformationPart;
  /** Returns whether a row belongs to the group; default: all rows of the step. */
  readonly has?: (row: SummaryRow) => boolean;
  /** Which rows are visible at first; `short`: the essential ones, until the customer opens all; default: all. */
  readonly length?: 'short';
};

const isTax = ({ field }: SummaryRow): boolean => field?.startsWith('taxResidencies') ?? false;

const groups: readonly Group[] = [
  { name: 'held.identity', step: 'base-info', part: 'identity', has: (row) => !isTax(row) },
  { name: 'part.contact', step: 'contact-info', part: 'contact' },
  { name: 'held.tax', step: 'base-info', part: 'identity', has: isTax },
  { name: 'part.finances', step: 'assets-info', part: 'finances', length: 'short' },
  { name: 'part.experience', step: 'assets-select', length: 'short' },
];

type CurrentInformationProps = {
  readonly held: Answers;
  /** Whether the customer can request a change now; if not, the groups have no links. */
  readonly mayChange: boolean;
};

/** Renders the saved information in groups. A group links to its change if the customer can change it. */
export function CurrentInformation({ held, mayChange }: CurrentInformationProps) {
  const t = useText(account);
  const texts = useTextStore();
  const language = useLanguage();
  const [read, setRead] = useState<Readonly<Record<Step, SummaryModule>>>();
  useEffect(() => {
    let current = true;
    const load = async () => {
      const modules = await Promise.all(steps.map(async (step) => [step, await openingSummaries[step]()] as const));
      await texts.load(...modules.flatMap(([, module]) => module.texts));
      if (current) setRead(Object.fromEntries(modules) as Record<Step, SummaryModule>);
    };
    load().catch(() => undefined); // the skeleton stays; the next visit loads it again
    return () => {
      current = false;
    };
  }, [texts, language]);
  const words: TranslateText = (text, key, values) => texts.translate(text, key, values);
  if (!read)
    return (
      <SkeletonScreen>
        <Skeleton lines={8} />
      </SkeletonScreen>
    );
  return groups.map(({ name, step, part, has = () => true, length }) => {
    const rows = read[step].rows(held[step] ?? {}, words, language, held).filter(has);
    return rows.length > 0 ? (
      <InformationGroup
        key={name}
        title={t(name)}
        rows={rows}
        starts={length === 'short' ? 'short' : 'full'}
        part={mayChange ? part : undefined}
      />
    ) : null;
  });
}
