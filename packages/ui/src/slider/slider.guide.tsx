import type { Guide } from '../testing/guides/guide.ts';
import { Slider } from './slider.tsx';

const format = (value: number) => `${value}%`;

const guide: Guide = {
  summary: 'Chooses a number by its position between two limits.',
  use: [
    'For a value whose exact number is not important, such as a share or a volume.',
    'To try out several values and see their effect.',
  ],
  instead: [
    { when: 'For an exact number:', use: 'number-field' },
    { when: 'For a small whole number:', use: 'stepper' },
    { when: 'To show a value that customers can’t change:', use: 'gauge' },
  ],
  anatomy: {
    example: (
      <Slider
        name="guide-slider"
        label="Share of bonds"
        defaultValue={40}
        format={format}
        hint="The rest is in shares."
      />
    ),
    parts: [
      { name: 'Label', does: 'Names the value.', at: 'label', side: 'start' },
      { name: 'Hint', does: 'Explains the value.', at: '[id$=-hint]', optional: true },
      {
        name: 'Track and thumb',
        does: 'Are those of the browser, in the colour of the brand.',
        at: 'input',
        side: 'bottom',
      },
      { name: 'Value', does: 'Shows the number with its unit.', at: 'output' },
    ],
  },
  practice: [
    {
      do: {
        words: 'Show the value with its unit.',
        example: <Slider name="guide-slider-do" label="Share of bonds" defaultValue={40} format={format} />,
      },
      dont: {
        words: 'Ask for an exact amount. A thumb can’t hit it.',
        example: <Slider name="guide-slider-dont" label="Yearly income" max={1_000_000} defaultValue={48_250} />,
      },
    },
  ],
  accessibility: {
    role: 'A native `<input type="range">` with its `<label>`.',
    keys: [
      ['Tab', 'Moves to the slider.'],
      ['Arrow keys', 'Change the value by one step.'],
      ['Page Up Page Down', 'Change it by a tenth of the range.'],
      ['Home End', 'Choose the least or the greatest value.'],
    ],
    says: ['“Share of bonds, slider, 40%”'],
  },
  content: ['The label names the value, not the action: “Share of bonds”.'],
};
export default guide;
