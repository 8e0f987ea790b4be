import { withLineBreaks } from '@quayside/i18n/internals/line-breaks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { StoryFlow } from '../testing/story-flow.tsx';
import StatementScreen from './statement.tsx';

const meta = {
  title: 'Screens/Derivatives/Risk statement',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  args: {
    product: 'options',
    path: '/sg-risk-statement',
    scenario: 'options-statement',
    children: <StatementScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ReadAndSubmit: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const box = await canvas.findByRole('checkbox', { name: /Options risk disclosure/ });
    await step('MSG-02 the consent is required', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
      await expect(await canvas.findByText('You must read and agree in order to continue')).toBeVisible();
    });
    await step('the link opens the text', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Read: Options risk disclosure' }));
      await userEvent.click(await screen.findByRole('button', { name: 'I have read to the end' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('the consent submits the application', async () => {
      await userEvent.click(box);
      canvas.getByRole<HTMLFormElement>('form').requestSubmit();
      await expect(await canvas.findByText('/sg-options-wait')).toBeVisible();
    });
  },
};

export const Cfd: Story = {
  args: { product: 'cfd', path: '/sg-cfd-agreement', scenario: 'cfd-statement' },
  play: async ({ canvas, userEvent, step }) => {
    await canvas.findByRole('checkbox', { name: /CFD agreement/ });
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(3);
    await step('a lower risk profile shows a warning without advice', async () => {
      await expect(canvas.getByText('This is above your risk profile')).toBeVisible();
      await expect(canvas.getByText(/Your risk profile is “Growth”. CFDs carry more risk than that/)).toBeVisible();
      await expect(canvas.getByText(/we don’t assess whether a product is suitable for you/)).toBeVisible();
    });
    await step('the customer acknowledges it', async () => {
      const [acknowledgement, ...consents] = canvas.getAllByRole('checkbox');
      for (const box of consents) await userEvent.click(box);
      await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
      await expect((await canvas.findAllByText(/You must read and agree/))[0]).toBeVisible();
      if (acknowledgement) await userEvent.click(acknowledgement);
      canvas.getByRole<HTMLFormElement>('form').requestSubmit(); // a second press within 200 ms does not count (UI-02)
      await expect(await canvas.findByText('/sg-cfd-wait')).toBeVisible();
    });
  },
};

export const Futures: Story = {
  args: { product: 'futures', path: '/sg-futures-risk-statement', scenario: 'futures-statement' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('checkbox', { name: /Form 13/ });
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('/sg-futures-open')).toBeVisible();
  },
};

export const AgreementsNotLoaded: Story = { args: { faults: { getAgreements: ['offline'] } } };
export const SubmitOffline: Story = {
  args: { faults: { submitApplication: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit application' }));
    await expect(await canvas.findByText('We couldn’t save this page')).toBeVisible();
  },
};
export const CfdThaiBlackAt320: Story = {
  args: { product: 'cfd', path: '/sg-cfd-agreement', scenario: 'cfd-statement' },
  globals: { language: 'th', skin: 'black', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(new RegExp(withLineBreaks('ข้อความนี้เป็นคำเตือน ไม่ใช่คำแนะนำ', 'th'))),
    ).toBeVisible();
  },
};
