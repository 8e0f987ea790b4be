import type { Guide } from '../../packages/ui/src/testing/guides/guide.ts';
import { englishScriptTexts } from './script-texts.ts';

const line = 'm-0 text-label';

/** Pairs of do and don’t about space and depth. */
export const spacePractice: Guide['practice'] = [
  {
    do: {
      words: 'Group by gaps: 4 px inside a field, 24 px between fields.',
      example: (
        <div className="flex flex-col gap-6">
          {['Given name', 'Family name'].map((label) => (
            <div key={label} className="flex flex-col gap-1">
              <p className={line}>{label}</p>
              <span className="block h-10 rounded-control border border-line-strong" />
            </div>
          ))}
        </div>
      ),
    },
    dont: {
      words: 'Give everything the same gap: a label is then as close to the field above as to its own.',
      example: (
        <div className="flex flex-col gap-3">
          {['Given name', 'Family name'].map((label) => (
            <div key={label} className="flex flex-col gap-3">
              <p className={line}>{label}</p>
              <span className="block h-10 rounded-control border border-line-strong" />
            </div>
          ))}
        </div>
      ),
    },
  },
  {
    do: {
      words: 'Separate a card from the page by a line or a tint.',
      example: <p className="m-0 rounded-card border border-line p-4 text-body">{englishScriptTexts.sentence}</p>,
    },
    dont: {
      words: 'Give a card a shadow: it then looks like a menu above the page.',
      example: (
        <p className="m-0 rounded-card bg-surface-raised p-4 text-body shadow-raised">{englishScriptTexts.sentence}</p>
      ),
    },
  },
];
