import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { answersThrough, StoryFlow } from '../testing/story-flow.tsx';
import ContactInfoScreen from './contact-info.tsx';

const meta = {
  title: 'Screens/Opening/Contact/Changed meanwhile',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: { path: '/sg-contact-info', answers: answersThrough('contact-info'), children: <ContactInfoScreen /> },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Text that the customer types while the page saves earlier answers is not lost. */
export const TypedWhileSaving: Story = {
  play: async ({ canvas }) => {
    const email = await canvas.findByDisplayValue('mei.ling@example.com');
    const go = canvas.getByRole('button', { name: 'Continue' });
    const lateTyping = new MutationObserver(() => {
      if (go.dataset.state === 'busy') void fireEvent.input(email, { target: { value: 'mei@example.com' } });
      lateTyping.disconnect();
    });
    lateTyping.observe(go, { attributeFilter: ['data-state'] });
    void fireEvent.input(email, { target: { value: 'mei.lin@example.com' } });
    go.click();
    await expect(await canvas.findByText(/^This page changed while we were saving it/)).toBeVisible();
    await expect(email).toHaveValue('mei@example.com');
  },
};

/** If another device saved the page meanwhile, both versions are visible and the customer chooses one. */
export const ChangedElsewhere: Story = {
  args: {
    kept: { 'contact-info': { ...completeAnswers['contact-info'], email: 'here@example.com' } },
  },
  play: async ({ canvas, step, userEvent }) => {
    await step('both versions are visible', async () => {
      const email = await canvas.findByRole('region', { name: 'Email' });
      await expect(email).toHaveTextContent('here@example.com');
      await expect(email).toHaveTextContent('mei.ling@example.com');
    });
    await step('the page continues only after a choice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Use answers from the other device' }));
      await waitFor(async () => expect(canvas.queryByRole('region', { name: 'Email' })).toBeNull());
      await expect(canvas.getByLabelText('Email')).toHaveValue('mei.ling@example.com');
    });
  },
};
