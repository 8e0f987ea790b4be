import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import SubmitPhotoScreen from '../submit-photo/submit-photo.tsx';
import { answersBefore, StoryFlow } from '../testing/story-flow.tsx';

/** Customers on a computer, or without a camera, see this offer above a step that takes photos. After it: the QR code (`/sg-hand-off`). */
const meta = {
  title: 'Screens/Opening/Use your phone, offer',
  component: StoryFlow,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: {
    path: '/sg-submit-photo',
    desktop: true,
    answers: answersBefore('submit-photo'),
    children: <SubmitPhotoScreen />,
  },
} satisfies Meta<typeof StoryFlow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnAComputer: Story = {
  args: { search: '?return=check' },
  play: async ({ canvas }) => {
    const offer = await canvas.findByRole('link', { name: 'Use my phone' });
    await expect(offer.getAttribute('href')).toMatch(/\/sg-hand-off\?step=submit-photo&return=check$/);
  },
};
export const WithoutACamera: Story = {
  args: { desktop: false, noCamera: true },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Use my phone' }));
    await expect(await canvas.findByText(/^\/sg-hand-off/)).toBeVisible();
  },
};
let camera = Promise.withResolvers<boolean>();
/** Until the device reports whether it has a camera, the page shows no content that the offer would move. */
export const CameraNotYetKnown: Story = {
  beforeEach: () => {
    camera = Promise.withResolvers<boolean>();
  },
  args: { desktop: false, noCamera: () => camera.promise },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your nationality and document' })).toBeVisible();
    await canvas.findByRole('button', { name: 'Continue' });
    await expect(
      canvas.queryByRole('combobox', { name: 'Nationality' }),
      'the fields wait, so that they do not move',
    ).toBeNull();
    camera.resolve(true);
    await expect(await canvas.findByRole('combobox', { name: 'Nationality' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Use my phone' }), 'both appear together').toBeVisible();
  },
};
export const NotOfferedOnAPhone: Story = {
  args: { desktop: false },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('combobox', { name: 'Nationality' });
    await expect(canvas.queryByRole('link', { name: 'Use my phone' }), 'a phone does not need the offer').toBeNull();
  },
};
