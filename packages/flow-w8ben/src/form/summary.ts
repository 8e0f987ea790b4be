import type { SummaryModule, SummaryRow } from '@quayside/i18n/internals/answer-summary';
import { checkAnswers } from '@quayside/i18n/internals/text/check-answers';
import type { StepAnswers } from '@quayside/rules/journey';
import { hasShortLabel, shortLabels } from '../lines/short-labels.ts';
import { w8ben } from '../lines/texts.ts';
import { formatW8benLines, lineTexts } from '../w8ben-lines/w8ben-lines.ts';

/**
 * Summary of the answered lines of Parts I and II, with short labels instead of the words of the form. Line 7 is left out, because the system fills it in.
 */
export const summary: SummaryModule = {
  title: 'sgW8BenForm',
  texts: [...lineTexts, checkAnswers],
  rows: (answers, words, language, all) => {
    const { part1, part2 } = formatW8benLines(answers, words, language, { dates: 'of-reader' });
    const rows = [...part1, ...part2].flatMap(({ line, label, value, sensitive, field }): readonly SummaryRow[] =>
      value === undefined || field === undefined
        ? []
        : [
            {
              label: hasShortLabel(line) ? words(w8ben, shortLabels[line]) : label,
              value,
              field,
              ...(sensitive ? { sensitive } : {}),
              ...(essentials.includes(field) ? { essential: true } : {}),
              ...(isUnusual(field, answers) ? { unusual: true } : {}),
            },
          ],
    );
    const { confirmed } = all['w8ben.info'] ?? {};
    return confirmed === true && rows.length > 0
      ? [...rows, { label: words(w8ben, 'info.action'), value: words(checkAnswers, 'confirmed') }]
      : rows;
  },
};

const essentials: readonly string[] = ['name', 'citizenship'];

/** Returns whether an answer is unusual: a treaty claim, a different mailing address, or an explanation instead of a tax number. */
const isUnusual = (field: string, { treatyBenefits, taxNumberExplanation }: StepAnswers): boolean =>
  field === 'mailingDiffers' ||
  (field === 'treatyBenefits' && treatyBenefits === 'yes') ||
  (field === 'taxNumberKind' && typeof taxNumberExplanation === 'string');
