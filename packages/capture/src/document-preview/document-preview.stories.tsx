import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { specimenZone } from '../document-part/sample-page.ts';
import { drawPage } from '../testing/draw-page.ts';
import { DocumentPreview } from './document-preview.tsx';

const meta = {
  title: 'Components/Documents/Document preview',
  component: DocumentPreview,
  args: { label: 'Passport', kind: 'image', source: drawPage(specimenZone) },
} satisfies Meta<typeof DocumentPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Photo: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View larger: Passport' }));
    await expect(await screen.findByRole('dialog', { name: 'Image: Passport' })).toBeVisible();
  },
};
/** The preview has the proportions of the document before the picture has loaded, so that the page does not move. */
export const BeforeImageLoads: Story = {
  args: { source: undefined, frame: 'passport' },
  render: (args) => (
    <div className="flex flex-col gap-4">
      <DocumentPreview {...args} />
      <DocumentPreview {...args} source={drawPage(specimenZone)} />
    </div>
  ),
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('button', { name: 'View larger: Passport' });
    await waitFor(() => expect(picture.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
    await expect(picture.offsetHeight).toBe(canvas.getByText('Photo').offsetHeight);
  },
};
/** A PDF cannot be previewed on the device, so an icon is shown. */
export const Pdf: Story = {
  args: { kind: 'pdf', source: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('PDF document')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const VideoInThaiAndBlack: Story = {
  args: { kind: 'video', source: undefined },
  globals: { language: 'th', skin: 'black', viewport: { value: 'small' } },
};
