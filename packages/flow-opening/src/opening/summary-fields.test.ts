import type { TranslateText } from '@quayside/i18n/internals/answer-summary';
import { TextStore } from '@quayside/i18n/text-store';
import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { expect, test } from 'vitest';
import { openingSummaries } from '../summaries.ts';
import { openingJourney } from './opening-rules.ts';

const texts = new TextStore('en');
const words: TranslateText = (text, key, values) => texts.translate(text, key, values);
const answered = openingJourney.steps.flatMap((entry) =>
  'part' in entry || !completeAnswers[entry.id] || !(entry.id in openingSummaries) ? [] : entry,
);

/** Steps with several questions. A Change link without a field would open all of them. */
const questionPages = ['assets-info', 'assets-select', 'risklevel'];

test.each(answered.map((step) => [step.id, step] as const))(
  'each summary row of the step %s refers to a field of the step',
  async (id, step) => {
    const summary = await openingSummaries[id as keyof typeof openingSummaries]();
    await texts.load(...summary.texts);
    const rows = summary.rows(completeAnswers[id] ?? {}, words, 'en', completeAnswers);
    const fields = Object.keys(step.schema._zod.def.shape);
    expect(rows.filter(({ field }) => field && !fields.includes(field.split('.')[0] ?? ''))).toEqual([]);
    expect(questionPages.includes(id) ? rows.filter(({ field }) => field === undefined) : []).toEqual([]);
  },
);
