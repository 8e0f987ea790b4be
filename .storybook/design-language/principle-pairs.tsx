import { Button } from '../../packages/ui/src/button/button.tsx';
import { StatusTag } from '../../packages/ui/src/status-tag/status-tag.tsx';
import { PracticePairs } from '../component-page/practice-pairs.tsx';

const actions = 'flex flex-col gap-3';
const account = (
  <>
    <span className="text-title">Margin account</span>
    <StatusTag tone="success">Accepted</StatusTag>
  </>
);
const card = 'flex items-center justify-between rounded-card bg-surface p-4';

/** Do and don’t for two principles. */
export const PrinciplePairs = () => (
  <PracticePairs
    pairs={[
      {
        do: {
          words: 'Give a screen one primary action.',
          example: (
            <div className={actions}>
              <Button width="full">Continue</Button>
              <Button width="full" variant="secondary">
                Save and leave
              </Button>
            </div>
          ),
        },
        dont: {
          words: 'Let two actions ask for the first press.',
          example: (
            <div className={actions}>
              <Button width="full">Continue</Button>
              <Button width="full">Save and leave</Button>
            </div>
          ),
        },
      },
      {
        do: {
          words: 'Tell a card from its page by its tint and a line.',
          example: (
            <div className="bg-surface-sunken p-4">
              <div className={`${card} border border-line`}>{account}</div>
            </div>
          ),
        },
        dont: {
          words: 'Let a card float. A shadow says that something lies above the page.',
          example: (
            <div className="p-4">
              <div className={`${card} shadow-sheet`}>{account}</div>
            </div>
          ),
        },
      },
    ]}
  />
);
