import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { RadioCards } from './radio-cards.tsx';

const trader = {
  value: 'trader',
  title: 'Trader',
  description: 'Low commission for those who trade often.',
  badge: 'Most chosen',
};
const intel = { value: 'intel', title: 'Intel', description: 'Research and a personal contact.', disabled: true };

const guide: Guide = {
  summary: 'Asks for one of a few answers that each need an explanation.',
  use: [
    'For one of two to five options that customers compare before they choose: an account tier, an account type.',
    'If customers must know the limits of an option before they choose.',
  ],
  instead: [
    { when: 'For options of a few words:', use: 'radio-group' },
    { when: 'To lead to another page with each option:', use: 'cell' },
    { when: 'For several choices at once:', use: 'checkbox-group' },
  ],
  anatomy: {
    example: (
      <RadioCards
        name="guide-tier"
        label="Choose a tier"
        options={[
          { ...trader, facts: [{ kind: 'figure', text: 'SGD 0.99 per trade' }] },
          { ...intel, reason: 'After opening, with net assets of SGD 100,000.' },
        ]}
        value="trader"
        onValueChange={noop}
      />
    ),
    parts: [
      { name: 'Question', does: 'Names the choice. It is the legend of the group.', at: 'legend', side: 'end' },
      {
        name: 'Radio mark',
        does: 'Shows the choice also by its shape, not only by colour.',
        at: 'input',
        side: 'start',
      },
      {
        name: 'Title',
        does: 'Is the name of the option, which a screen reader announces first.',
        at: 'label:nth-of-type(2) [id$=-title]',
      },
      {
        name: 'Badge',
        does: 'Is one fact that is true for one card. `badgeTone="accent"` shows its advantage in the brand colour.',
        at: '[id$=-badge]',
        side: 'top',
        optional: true,
      },
      {
        name: 'Facts',
        does: 'Are up to four figures, advantages or limits, one per line.',
        at: '[id$=-facts]',
        optional: true,
      },
      { name: 'Reason', does: 'Says why a card can’t be chosen, and what changes that.', at: '[id$=-reason]' },
    ],
  },
  practice: [
    {
      do: {
        words: 'Show a locked option with its reason, so that customers know it exists.',
        example: (
          <RadioCards
            name="guide-locked"
            label="Choose a tier"
            options={[trader, { ...intel, reason: 'After opening, with net assets of SGD 100,000.' }]}
            value=""
            onValueChange={noop}
          />
        ),
      },
      dont: {
        words: 'Grey it out without a reason.',
        example: (
          <RadioCards name="guide-grey" label="Choose a tier" options={[trader, intel]} value="" onValueChange={noop} />
        ),
      },
    },
    {
      do: { words: 'State facts that hold for the option: its fee, its products, its lowest deposit.' },
      dont: { words: 'Recommend an option, or say which one suits a customer. We do not assess suitability.' },
    },
  ],
  accessibility: {
    role: 'A `radiogroup` of native radio buttons. The whole card is the label of its button.',
    keys: [
      ['Tab', 'Moves to the chosen card, or to the first.'],
      ['↑ ↓', 'Moves to the next card and chooses it. Locked cards are skipped.'],
      ['Space', 'Chooses the card that has the focus.'],
    ],
    says: ['“Choose a tier, radio group. Trader, radio button, 1 of 2. Most chosen. Low commission …”'],
    notes: [
      'Screen readers announce the title as the name. Badge, description, facts and reason follow as the description.',
    ],
  },
  content: [
    'Titles are names. Descriptions are one sentence and have the same form in every card.',
    'A reason says when the option becomes available: “After opening, with net assets of SGD 100,000.”',
  ],
};
export default guide;
