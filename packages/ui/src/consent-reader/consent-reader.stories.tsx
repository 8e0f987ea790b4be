import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { AgreementText } from './agreement-text.tsx';
import { ConsentReader, type ConsentReaderProps } from './consent-reader.tsx';
import { sampleAgreement, shortAgreement } from './sample-agreement.ts';

const meta = {
  title: 'Components/Documents/Consent reader',
  component: ConsentReader,
  args: {
    agreements: [sampleAgreement],
    open: true,
    onOpenChange: fn<() => void>(),
    onRead: fn<ConsentReaderProps['onRead']>(),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof ConsentReader>;
export default meta;
type Story = StoryObj<typeof meta>;

const given = fn<() => void>();

export const LongAgreement: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Customer agreement' });
    await expect(dialog).toHaveTextContent('Version 3.1 · in force from 1 Jul 2026');
    await expect(args.onRead, 'not read before the end is visible').not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Go to the end' }).focus();
    await userEvent.keyboard('{Enter}');
    const finish = screen.getByRole('button', { name: 'I have read to the end' });
    await expect(finish).toHaveFocus();
    await waitFor(() => expect(args.onRead).toHaveBeenCalled());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

export const KeyboardNavigation: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange, 'Escape closes without a record').toHaveBeenCalledOnce();
    await expect(args.onRead).not.toHaveBeenCalled();
    for (const name of ['Close', 'Go to the end', 'I have read to the end', 'Close']) {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name }), 'Tab cycles within the sheet').toHaveFocus();
    }
  },
};

export const ScrolledToEnd: Story = {
  play: async ({ args }) => {
    const end = await screen.findByText('End of “Customer agreement”');
    end.scrollIntoView();
    await waitFor(() => expect(args.onRead).toHaveBeenCalledOnce());
  },
};

export const ShortAgreement: Story = {
  args: { agreements: [shortAgreement] },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onRead, 'end is visible').toHaveBeenCalledOnce());
  },
};

export const SeveralAgreements: Story = {
  name: 'Several in one go',
  args: { agreements: [sampleAgreement, shortAgreement], title: 'Agreements' },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Agreements' });
    for (const title of ['Customer agreement', 'Electronic statements'])
      await expect(await within(dialog).findByRole('heading', { level: 3, name: title })).toBeInTheDocument();
    await expect(args.onRead, 'end of the long text is not visible').not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'I have read to the end' }));
    for (const agreement of [sampleAgreement, shortAgreement])
      await expect(args.onRead).toHaveBeenCalledWith(agreement);
    await expect(args.onOpenChange).toHaveBeenCalledOnce();
  },
};

export const EndBeforeOtherTexts: Story = {
  name: 'The end, before the other texts are there',
  args: { open: false, agreements: [sampleAgreement, shortAgreement], title: 'Agreements' },
  render: function Opened(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Read</Button>
        <ConsentReader {...args} open={open} />
      </>
    );
  },
  play: async ({ userEvent }) => {
    const second = () => screen.queryByRole('heading', { level: 3, name: 'Electronic statements' });
    const pressed = new Promise<HTMLElement | null>((resolve) => {
      const observer = new MutationObserver(() => {
        const toTheEnd = screen.queryByRole('button', { name: 'Go to the end' });
        if (!toTheEnd) return;
        observer.disconnect();
        const before = second();
        toTheEnd.click();
        resolve(before);
      }); // runs before React renders the other texts
      observer.observe(document.body, { childList: true, subtree: true });
    });
    await userEvent.click(screen.getByRole('button', { name: 'Read' }));
    await expect(await pressed, 'second text is not rendered yet').toBeNull();
    await expect(second()).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'I have read to the end' })).toHaveFocus();
  },
};

export const Accepted: Story = {
  name: 'Accepted below the texts',
  args: {
    agreements: [sampleAgreement, shortAgreement],
    title: 'Agreements',
    getAcceptance: ({ title }) => ({
      label: `I agree to: ${title}`,
      isAccepted: title === shortAgreement.title,
      onAccept: given,
    }),
  },
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Agreements' }));
    await expect(dialog.queryByRole('button', { name: 'I have read to the end' })).toBeNull();
    await expect((await dialog.findByText('I agree to: Electronic statements')).tagName).toBe('P');
    await userEvent.click(dialog.getByRole('button', { name: 'Go to the end' }));
    await userEvent.keyboard('{Enter}');
    await expect(given).toHaveBeenCalledOnce();
    await expect(dialog.getByRole('heading', { name: 'Electronic statements' })).toHaveFocus();
  },
};

export const OnPage: Story = {
  args: { open: false },
  render: ({ onRead }) => (
    <main className="max-w-reading">
      <h1 className="m-0 mb-1 text-heading">{sampleAgreement.title}</h1>
      <AgreementText agreement={sampleAgreement} onRead={() => onRead(sampleAgreement)} headingLevel={2} />
    </main>
  ),
};
