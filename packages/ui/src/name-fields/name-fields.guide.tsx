import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { NameFields } from './name-fields.tsx';

const guide: Guide = {
  summary: 'Asks for a name in its own script and in Latin letters.',
  use: ['For customers whose document has the name in two scripts: 陈明恒 and CHEN MING HENG.'],
  instead: [{ when: 'For a name only in Latin letters:', use: 'name-field' }],
  anatomy: {
    example: (
      <NameFields
        name="guide-names"
        label="Your name"
        value={{ written: '陈明恒', romanised: 'CHEN MING HENG' }}
        onValueChange={noop}
      />
    ),
    parts: [
      { name: 'Label', does: 'Is the legend of both boxes.', at: 'legend' },
      { name: 'Own script', does: 'Takes the name as it is written. Input methods work.', at: 'input', side: 'start' },
      {
        name: 'Latin letters',
        does: 'Takes the name as in the passport. Other scripts are reported on blur.',
        at: '[id$=romanised]',
        side: 'end',
      },
    ],
  },
  practice: [
    {
      do: { words: 'Make the first box `optional` if a name has only Latin letters.' },
      dont: { words: 'Derive the Latin name. The passport decides: 陈 is Chen, Tan or Chan.' },
    },
  ],
  accessibility: {
    role: 'A group of two native text boxes.',
    says: ['“Your name, group. Name in your own script, edit text”'],
  },
  content: ['Name each script by what customers know: “Name in your own script”, “Name in English letters”.'],
};
export default guide;
