import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import SubmitPhotoScreen from '../submit-photo/submit-photo.tsx';
import { answersBefore, StoryFlow } from '../testing/story-flow.tsx';
import HandOffScreen from './hand-off.tsx';

const meta = {
  title: 'Screens/Opening/Use your phone',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    path: '/sg-hand-off',
    search: '?step=submit-photo',
    desktop: true,
    answers: answersBefore('submit-photo'),
    children: <HandOffScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Continue on your phone' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'QR code: Open this step on your phone' })).toBeVisible();
    const link = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Open this step on your phone' });
    await expect(new URL(link.href).hash, 'the token is in no query').toMatch(/^#[\w-]{32}$/);
    await expect(canvas.getByText(/^\d{4}$/), 'the digits that the phone shows too').toBeVisible();
    await expect(canvas.getByText('Waiting for your phone')).toBeVisible();
  },
};
export const DoItHere: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Do this step here' }));
    await expect(await canvas.findByText('/sg-submit-photo')).toBeVisible();
  },
};
export const CouldNotBeMade: Story = {
  args: { faults: { offerHandOff: ['offline'] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/network/);
    await userEvent.click(canvas.getByRole('button', { name: 'Get a new code' }));
    await expect(await canvas.findByText('Waiting for your phone')).toBeVisible();
  },
};
export const NotACameraStep: Story = {
  args: { search: '?step=base-info' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('/sg-submit-photo'), 'where the customer is').toBeVisible();
  },
};
export const WithoutACamera: Story = {
  args: { path: '/sg-submit-photo', search: '', desktop: false, noCamera: true, children: <SubmitPhotoScreen /> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Use my phone' }));
    await expect(await canvas.findByText(/^\/sg-hand-off/)).toBeVisible();
  },
};
let camera = Promise.withResolvers<boolean>();
/** Nothing is shown that the offer would move before the device says whether it has a camera. */
export const CameraNotYetKnown: Story = {
  beforeEach: () => {
    camera = Promise.withResolvers<boolean>();
  },
  args: { ...WithoutACamera.args, noCamera: () => camera.promise },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Choose an identity document' })).toBeVisible();
    await canvas.findByRole('button', { name: 'Continue' });
    await expect(canvas.queryByRole('combobox', { name: 'Nationality' }), 'it would move').toBeNull();
    camera.resolve(true);
    await expect(await canvas.findByRole('combobox', { name: 'Nationality' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Use my phone' }), 'both at once').toBeVisible();
  },
};
export const OnAPhone: Story = {
  args: { path: '/sg-submit-photo', search: '', desktop: false, children: <SubmitPhotoScreen /> },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: 'Nationality' });
    await expect(canvas.queryByRole('link', { name: 'Use my phone' }), 'a phone has its camera').toBeNull();
  },
};
export const Offered: Story = {
  args: { path: '/sg-submit-photo', search: '?return=check', children: <SubmitPhotoScreen /> },
  play: async ({ canvas }) => {
    const offer = await canvas.findByRole('link', { name: 'Use my phone' });
    await expect(offer.getAttribute('href')).toMatch(/\/sg-hand-off\?step=submit-photo&return=check$/);
  },
};
export const Loading: Story = { args: { faults: { getApplication: 'silent' } } };
export const ThaiNarrow: Story = { globals: { language: 'th', skin: 'black', viewport: { value: 'small' } } };
export const Japanese: Story = { globals: { language: 'ja' } };
