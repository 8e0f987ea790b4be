import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { drawPage } from '../testing/draw-page.ts';
import { DocumentPart } from './document-part.tsx';
import { specimenZone } from './sample-page.ts';

const meta = {
  title: 'Components/Documents/Document part',
  component: DocumentPart,
  args: { source: drawPage(specimenZone), label: 'Passport', detail: 'name', fallback: <p>Passport, photo page</p> },
} satisfies Meta<typeof DocumentPart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NameDetail: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show the whole photo' }));
    await expect(await screen.findByRole('dialog', { name: 'Image: Passport' })).toBeVisible();
  },
};

export const NumberInThaiAndBlack: Story = {
  args: { detail: 'number' },
  globals: { language: 'th', skin: 'black', viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'ดูทั้งภาพ' })).toBeVisible();
  },
};

export const DetailNotFound: Story = {
  args: { source: drawPage([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Passport, photo page')).toBeVisible();
  },
};

export const PictureFailsToLoad: Story = {
  args: { source: 'data:image/jpeg;base64,AAAA' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Passport, photo page')).toBeVisible();
  },
};
