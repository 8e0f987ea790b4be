import type { OverviewAnswer } from '@quayside/flow-screens/internals/to-do-list';
import { getToDos } from '@quayside/rules/internals/to-dos';
import { toSingaporeDate } from '@quayside/values/calendar-date';

/** Returns where the page offers a deposit: `shown-above` if a to-do already asks for one, for a margin call or the first deposit, otherwise `here`. */
export function getDepositPlace(answer: OverviewAnswer): 'here' | 'shown-above' {
  if (answer.status !== 'ready') return 'here';
  const { items } = getToDos(answer.data, toSingaporeDate(new Date(answer.data.asOf)));
  return items.some(({ kind }) => kind === 'margin-call' || kind === 'pay-in') ? 'shown-above' : 'here';
}
