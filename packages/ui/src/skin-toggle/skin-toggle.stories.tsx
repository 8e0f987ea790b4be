import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../button/button.tsx';
import type { Skin } from '../skin/skin.ts';
import { SkinToggle } from './skin-toggle.tsx';

const meta = {
  title: 'Components/Tools/Skin toggle',
  component: SkinToggle,
  args: { value: 'white', onValueChange: fn() },
  // the tool is as narrow as the margin, so that it does not cover the page
  parameters: { targets: 'off', pseudo: 'off', layout: 'fullscreen' },
} satisfies Meta<typeof SkinToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SkinCycle: Story = {
  render: ({ onValueChange: onChange }) => <Preview onChange={onChange} />,
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button');
    for (const skin of ['black', 'blue', 'white']) {
      await userEvent.click(button);
      await expect(args.onValueChange, 'SKIN-03').toHaveBeenLastCalledWith(skin);
      await expect(button).toHaveAttribute('data-state', skin);
    }
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange, 'and by keyboard').toHaveBeenLastCalledWith('black');
  },
};

/** The tab stays in the margin of a page with full-width text, amount and button. */
export const InPageMargin: Story = {
  globals: { viewport: { value: 'small' } },
  render: ({ value, onValueChange: onChange }) => (
    <main className="flex min-h-dvh flex-col justify-center gap-2 px-gutter">
      {['Net assets', 'Position value'].map((label) => (
        <p key={label} className="m-0 flex justify-between">
          <span>{label}</span>
          <span data-testid="content">1,234,567.00</span>
        </p>
      ))}
      <Button width="full">Continue</Button>
      <SkinToggle value={value} onValueChange={onChange} />
    </main>
  ),
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('button', { name: /^Appearance/ });
    await expect(tab).toHaveTextContent('DEV');
    const { left } = tab.getBoundingClientRect();
    const places = [...canvas.getAllByTestId('content'), canvas.getByRole('button', { name: 'Continue' })];
    for (const place of places)
      await expect(place.getBoundingClientRect().right, 'ends before the tab').toBeLessThanOrEqual(left);
  },
};

function Preview({ onChange }: { onChange: (skin: Skin) => void }) {
  const [skin, setSkin] = useState<Skin>('white');
  const change = (next: Skin) => {
    setSkin(next);
    onChange?.(next);
  };
  return (
    <div className="q-root min-h-60 p-4" data-skin={skin}>
      <p className="m-0">The page in the skin that was chosen.</p>
      <SkinToggle value={skin} onValueChange={change} />
    </div>
  );
}
