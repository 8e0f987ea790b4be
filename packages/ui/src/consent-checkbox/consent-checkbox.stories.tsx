import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { sampleAgreement, shortAgreement } from '../consent-reader/sample-agreement.ts';
import { controlledCheck } from '../testing/controlled.tsx';
import { ConsentCheckbox, type ConsentCheckboxProps } from './consent-checkbox.tsx';

const Controlled = controlledCheck<ConsentCheckboxProps>(ConsentCheckbox);

const meta = {
  title: 'Components/Documents/Consent checkbox',
  component: ConsentCheckbox,
  render: (args) => <Controlled {...args} />,
  args: {
    name: 'agreed',
    label: 'I have read the customer agreement and agree to it.',
    checked: false,
    agreements: [sampleAgreement],
    onCheckedChange: fn(),
    onRead: fn<NonNullable<ConsentCheckboxProps['onRead']>>(),
  },
} satisfies Meta<typeof ConsentCheckbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'I have read the customer agreement and agree to it.' });
    await expect(box).not.toBeChecked();
    await expect(box, 'checkbox is enabled before reading').toBeEnabled();
    box.focus();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true);
  },
};

export const ReadToEnd: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Read: Customer agreement' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Go to the end' }));
    await userEvent.click(screen.getByRole('button', { name: 'I have read to the end' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(canvas.getByText('You’ve read to the end')).toBeVisible();
    await expect(mocked(args.onRead)?.mock.calls).toEqual([[sampleAgreement]]);
    await expect(canvas.getByRole('checkbox'), 'reading does not check the box').not.toBeChecked();
  },
};

export const SeveralAgreements: Story = {
  args: { label: 'I agree to the terms below.', agreements: [sampleAgreement, shortAgreement] },
};

export const WithError: Story = { args: { error: 'Please agree to the customer agreement.' } };
export const Checked: Story = { args: { checked: true } };
export const Disabled: Story = { args: { disabled: true } };
