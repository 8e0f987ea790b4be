import { Button } from '../button/button.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { Switch } from './switch.tsx';

const guide: Guide = {
  summary: 'Turns a setting on or off immediately.',
  use: ['For a setting that takes effect at once: texts about orders, the automatic photo.'],
  instead: [
    { when: 'For consent:', use: 'consent-checkbox' },
    { when: 'For a statement in a form:', use: 'checkbox' },
    { when: 'For a yes or no question:', use: 'radio-group' },
  ],
  anatomy: {
    example: <Switch name="guide-sms" label="Text me when an order is filled" checked={true} onCheckedChange={noop} />,
    parts: [
      { name: 'Label', does: 'Names the setting. The whole row is the target.', at: 'label', side: 'start' },
      {
        name: 'Switch',
        does: 'Has a track and a knob. When on, the knob is on the right and the track has the accent colour.',
        at: 'input',
      },
    ],
  },
  practice: [
    {
      do: {
        words: 'Apply the change at once, and undo it if it fails.',
        example: (
          <Switch name="guide-at-once" label="Text me when an order is filled" checked={true} onCheckedChange={noop} />
        ),
      },
      dont: {
        words: 'Put a switch in a form with “Continue”. Customers don’t know when it takes effect.',
        example: (
          <div className="flex flex-col gap-4">
            <Switch
              name="guide-in-form"
              label="Text me when an order is filled"
              checked={true}
              onCheckedChange={noop}
            />
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
