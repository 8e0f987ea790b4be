import { Button } from '../button/button.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { still } from '../testing/guides/still.ts';
import { Switch } from './switch.tsx';

const guide: Guide = {
  use: ['For a setting that takes effect at once: texts about orders, the automatic photo.'],
  instead: [
    { when: 'For consent:', use: 'consent-checkbox' },
    { when: 'For a statement that is sent with a form:', use: 'checkbox' },
    { when: 'For a question with yes and no:', use: 'radio-group' },
  ],
  anatomy: {
    example: <Switch name="guide-sms" label="Text me when an order is filled" value={true} onChange={still} />,
    parts: [
      { name: 'Label', does: 'What is on. The whole row is the target.', at: 'label', side: 'start' },
      { name: 'Switch', does: 'A track and a knob: on is to the right, and in the accent colour.', at: 'input' },
    ],
  },
  practice: [
    {
      do: {
        words: 'Apply the change at once, and turn it back if that fails.',
        example: <Switch name="guide-at-once" label="Text me when an order is filled" value={true} onChange={still} />,
      },
      dont: {
        words: 'Put a switch into a form with “Continue”. Customers can’t tell when it counts.',
        example: (
          <div className="flex flex-col gap-4">
            <Switch name="guide-in-form" label="Text me when an order is filled" value={true} onChange={still} />
            <Button width="full">Continue</Button>
          </div>
        ),
      },
    },
  ],
  accessibility: {
    role: 'A native checkbox with the role `switch`.',
    keys: [['Space', 'Turns it on or off.']],
    says: ['“Text me when an order is filled, switch, on”'],
  },
  content: ['The label says what happens when it is on. It doesn’t change with the state.'],
};
export default guide;
