import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Skin } from '../skin/skin.ts';
import { SkinToggle } from './skin-toggle.tsx';

const meta = {
  title: 'Actions/Skin toggle',
  component: SkinToggle,
  args: { value: 'white', onChange: fn() },
} satisfies Meta<typeof SkinToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cycles: Story = {
  render: ({ onChange }) => <Preview onChange={onChange} />,
  play: async ({ canvas, args, userEvent }) => {
    const button = canvas.getByRole('button');
    for (const skin of ['black', 'blue', 'white']) {
      await userEvent.click(button);
      await expect(args.onChange, 'SKIN-03').toHaveBeenLastCalledWith(skin);
      await expect(button).toHaveAttribute('data-state', skin);
    }
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange, 'and by keyboard').toHaveBeenLastCalledWith('black');
  },
};

function Preview({ onChange }: { onChange: (skin: Skin) => void }) {
  const [skin, setSkin] = useState<Skin>('white');
  const change = (next: Skin) => {
    setSkin(next);
    onChange(next);
  };
  return (
    <div className="q-root min-h-60 p-4" data-skin={skin}>
      <p className="m-0">The page in the skin that was chosen.</p>
      <SkinToggle value={skin} onChange={change} />
    </div>
  );
}
