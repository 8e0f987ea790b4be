import type { Guide } from '../../packages/ui/src/testing/guides/guide.ts';
import { FigureColumn } from './figure-samples.tsx';
import { englishScriptTexts, type ScriptTexts, scriptTexts } from './script-texts.ts';

const inLanguage = (language: string) => scriptTexts.find((one) => one.language === language) as ScriptTexts;
const thai = inLanguage('th');

/** Pairs of do and don’t about type. */
export const typePractice: Guide['practice'] = [
  {
    do: {
      words: 'Give each text one of the six styles: a heading, and text in body.',
      example: (
        <>
          <p className="m-0 font-display text-heading">{englishScriptTexts.heading}</p>
          <p className="mt-2 mb-0 text-body">{englishScriptTexts.sentence}</p>
        </>
      ),
    },
    dont: {
      words: 'Choose another size. Sizes that are nearly the same show no order.',
      example: (
        <>
          <p className="m-0 font-semibold text-[1.125rem]">{englishScriptTexts.heading}</p>
          <p className="mt-2 mb-0 font-semibold text-[1.0625rem]">{englishScriptTexts.sentence}</p>
        </>
      ),
    },
  },
  {
    do: {
      words:
        'Set `lang` on a text, and leave its line height to the script. Thai has marks above and below its letters.',
      example: (
        <p lang="th" className="m-0 w-64 text-body">
          {thai.sentence}
        </p>
      ),
    },
    dont: {
      words: 'Set a line height for English alone: `leading-none` makes Thai marks touch.',
      example: (
        <p lang="th" className="m-0 w-64 text-body leading-none">
          {thai.sentence}
        </p>
      ),
    },
  },
  {
    do: {
      words: 'Use tabular figures in columns of amounts. [Amount](amount) does so.',
      example: <FigureColumn look="tabular-nums" />,
    },
    dont: {
      words: 'Leave proportional figures in a column: the digits are not aligned.',
      example: <FigureColumn look="proportional-nums" />,
    },
  },
  {
    do: {
      words: 'Write in sentence case, in every style.',
      example: <p className="m-0 font-display text-heading">{englishScriptTexts.heading}</p>,
    },
    dont: {
      words: 'Use capitals or spaced letters to stress a word. Chinese, Japanese and Thai have neither.',
      example: (
        <p className="m-0 font-display text-heading uppercase tracking-[0.12em]">{englishScriptTexts.heading}</p>
      ),
    },
  },
];
