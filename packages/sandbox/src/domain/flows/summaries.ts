import { accountSummaries } from '@quayside/flow-account/internals/summaries';
import {
  cfdSummaries,
  futuresConfirmation,
  futuresSummaries,
  optionsSummaries,
} from '@quayside/flow-derivatives/internals/summaries';
import { openingSummaries } from '@quayside/flow-opening/internals/summaries';
import { updateSummaries, w8benSummaries } from '@quayside/flow-w8ben/internals/summaries';
import type { Summaries, SummaryModule } from '@quayside/i18n/internals/answer-summary';

/** Summaries of flows with step ids that other flows use too, by flow. */
const byFlow: Readonly<Record<string, Summaries>> = {
  options: optionsSummaries,
  futures: { ...futuresSummaries, ...futuresConfirmation },
  cfd: cfdSummaries,
};

/** Summaries of the steps of all other flows, which share step ids. */
const shared: Summaries = {
  ...openingSummaries,
  ...accountSummaries,
  ...updateSummaries,
  ...Object.fromEntries(Object.entries(w8benSummaries).map(([step, load]) => [`w8ben.${step}`, load])),
};

/** Loads the function that summarises the answers of a step as rows, or returns undefined if the step has no summary. */
export async function loadSummary(flow: string, step: string): Promise<SummaryModule | undefined> {
  const summaries = byFlow[flow] ?? shared;
  return Object.hasOwn(summaries, step) ? summaries[step]?.() : undefined;
}
