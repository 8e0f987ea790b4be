import type { Party } from '@quayside/contract/application';
import type { HolderPart } from '@quayside/contract/internals/holders-board';
import { getApplicableSteps, isSatisfied } from '@quayside/rules/journey';
import { type ApplicationRecord, createJourneyContext } from '../applications/application-record.ts';
import type { JointAccount } from './joint-account.ts';

const settled: Readonly<Partial<Record<string, HolderPart['state']>>> = {
  'under-review': 'under-review',
  opened: 'accepted',
  failed: 'under-review',
};

/** Returns the state of a holder's part as both holders see it. Undefined stands for a part that was not started. */
export function getHolderState(record: ApplicationRecord | undefined): HolderPart['state'] {
  if (!record) return 'not-started';
  const { state, partSubmittedAt } = record.row;
  const decided = settled[state];
  if (decided) return decided;
  if (partSubmittedAt) return 'waiting';
  return record.requirements.some(({ status }) => status === 'rejected') ? 'sent-back' : 'to-do';
}

/** Returns whether a holder has something to do, or has not joined yet. */
export function isWaitedFor({ first, second }: JointAccount, party: Party): boolean {
  return ['not-started', 'to-do', 'sent-back'].includes(getHolderState(party === 'holder' ? first : second));
}

/** Returns the state of each group of a holder's steps: done if all applicable steps are satisfied, sent back if an item is rejected, otherwise to do. */
export function getHolderItems(record: ApplicationRecord, now: Date): HolderPart['items'] {
  const context = createJourneyContext(record, now);
  const steps = getApplicableSteps(record.flow.steps, context);
  const judged = record.row.state === 'action-needed';
  return [...new Set(steps.map(({ group }) => group))].map((group) => {
    const own = steps.filter((step) => step.group === group);
    const rejected = own.some(
      ({ requirement }) => judged && requirement && context.facts.requirements[requirement] === 'rejected',
    );
    if (rejected) return { group, state: 'sent-back' };
    return { group, state: own.every((step) => isSatisfied(step, context)) ? 'done' : 'to-do' };
  });
}
