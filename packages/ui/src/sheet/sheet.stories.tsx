import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Cell } from '../cell/cell.tsx';
import { List } from '../list/list.tsx';
import { OverlayRootProvider } from '../overlay-root/overlay-root.tsx';
import { Sheet, type SheetProps } from './sheet.tsx';

const meta = {
  title: 'Components/Overlays/Sheet',
  component: Sheet,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'A good photo of your passport',
    children: 'Lay it flat in even light. All four corners and both lines at the bottom must be in the picture.',
    footer: <Button width="full">Take the photo</Button>,
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  render: (args) => <Opener {...args} opener="Show" />,
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opener({ opener, ...props }: SheetProps & { opener: string }) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{opener}</Button>
      <Sheet {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

export const OpensAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Show' });
    await userEvent.click(opener);
    const sheet = await screen.findByRole('dialog', { name: 'A good photo of your passport' });
    await expect(sheet.contains(document.activeElement), 'focus goes in').toBe(true);
    await userEvent.click(within(sheet).getAllByRole('button')[0] ?? sheet);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener, 'and goes back').toHaveFocus());
  },
};

export const OperatedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Show' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog');
    for (let turn = 0; turn < 4; turn += 1) {
      await userEvent.tab();
      await expect(sheet.contains(document.activeElement), 'focus stays in').toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Open: Story = { args: { open: true, description: 'It takes about a minute.' } };

export const LongList: Story = {
  args: {
    open: true,
    height: 'tall',
    padding: 'none',
    footer: undefined,
    title: 'Occupation',
    children: (
      <List>
        {Array.from({ length: 40 }, (_, at) => (
          <Cell key={at} title={`Occupation ${at + 1}`} href={`#${at}`} />
        ))}
      </List>
    ),
  },
  play: async () => {
    const { bottom, top } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await waitFor(() => expect(bottom).toBeLessThanOrEqual(window.innerHeight + 24));
    await expect(top, 'what lies behind stays visible').toBeGreaterThan(0);
  },
};

/** The overlays of an embedded flow are inside its root and have its skin. */
export const InEmbeddedRoot: Story = {
  args: { open: true },
  render: (args) => <Embedded {...args} />,
  play: async ({ canvas }) => {
    const root = canvas.getByTestId('embedded');
    await waitFor(() => expect(within(root).getByRole('dialog')).toBeVisible());
  },
};

function Embedded(props: SheetProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <OverlayRootProvider container={container}>
      <div ref={setContainer} data-testid="embedded" data-skin="blue" className="q-root" />
      {container ? <Sheet {...props} /> : null}
    </OverlayRootProvider>
  );
}
