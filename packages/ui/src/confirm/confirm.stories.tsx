import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { useConfirm } from './confirm.tsx';

const example = `const confirm = useConfirm();

<Button
  variant="danger"
  onPress={async () => {
    const isConfirmed = await confirm({
      title: "Withdraw your application?",
      description: 'Your answers and documents are deleted. You can apply again at any time.',
      confirmLabel: 'Withdraw application',
      tone: 'danger',
    });
    if (isConfirmed) withdraw();
  }}
>
  Withdraw
</Button>`;

const meta = {
  title: 'Components/Overlays/Confirm',
  component: Withdrawal,
  parameters: { docs: { story: { inline: false, height: '480px' }, source: { code: example } } },
} satisfies Meta<typeof Withdrawal>;
export default meta;
type Story = StoryObj<typeof meta>;

function Withdrawal() {
  const confirm = useConfirm();
  const [answer, setAnswer] = useState('nothing yet');
  const ask = async () => {
    const isConfirmed = await confirm({
      title: 'Withdraw your application?',
      description: 'Your answers and documents are deleted. You can apply again at any time.',
      confirmLabel: 'Withdraw application',
      tone: 'danger',
    });
    setAnswer(isConfirmed ? 'withdrawn' : 'kept');
  };
  return (
    <>
      <Button variant="danger" onPress={ask}>
        Withdraw
      </Button>
      <p className="text-label">Answer: {answer}</p>
    </>
  );
}

export const Asked: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(await screen.findByRole('alertdialog', { name: 'Withdraw your application?' })).toBeVisible();
  },
};

export const Confirmed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw application' }));
    await expect(await canvas.findByText('Answer: withdrawn')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const Cancelled: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Withdraw' });
    await userEvent.click(opener);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('Answer: kept')).toBeVisible();
    await waitFor(() => expect(opener, 'focus returns to the opener').toHaveFocus());
  },
};

/** The dialog has the language of the component that asks. */
export const InThai: Story = {
  globals: { language: 'th' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(await screen.findByRole('button', { name: 'ยกเลิก' })).toBeVisible();
  },
};
