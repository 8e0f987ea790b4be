import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryHost } from '../testing/story-host.tsx';
import HomeScreen from './home.tsx';

/** Home of a customer with several tasks. `rules/src/to-dos` defines their order. */
const meta = {
  title: 'Screens/App/Home with several to-dos',
  component: StoryHost,
  parameters: { layout: 'fullscreen' },
  args: { children: <HomeScreen />, visitor: 'signed-in' },
} satisfies Meta<typeof StoryHost>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns true if a button is primary. Only primary buttons have the accent as background. */
const isPrimary = (button: HTMLElement): boolean => button.classList.contains('bg-accent');

/** A margin call comes first, with the primary action. The other tasks follow in order of urgency. */
export const MarginCallAndMore: Story = {
  name: 'Margin call, document and W-8BEN',
  tags: ['stage-to-fix'],
  args: { scenario: 'account-margin-call-and-more' },
  play: async ({ canvas }) => {
    const toDos = within(await canvas.findByRole('region', { name: 'To do' }));
    const call = toDos.getByText(/^Margin call: deposit$/);
    const [document, form, ...rest] = within(toDos.getByRole('list', { name: 'To do' })).getAllByRole('link');
    await expect(document).toHaveTextContent(/documents/);
    await expect(form).toHaveTextContent(/W-8BEN/);
    await expect(rest, 'lists each task once').toHaveLength(0);
    const tops = [call, document, form].map((one) => one?.getBoundingClientRect().top ?? 0);
    await expect(tops, 'by urgency').toEqual(tops.toSorted((a, b) => a - b));
    const primary = canvas.getAllByRole('link').filter(isPrimary);
    await expect(
      primary.map(({ textContent }) => textContent),
      'one primary action',
    ).toEqual(['Deposit money']);
  },
};

export const MarginCallAndMoreThaiAt320: Story = {
  name: 'Margin call, document and W-8BEN, Thai, narrow',
  tags: ['stage-to-fix'],
  args: MarginCallAndMore.args ?? {},
  globals: { language: 'th', viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const form = await canvas.findByRole('link', { name: /W-\u2060?8BEN/ });
    const [words, tag] = [within(form).getByText(/^แบบ.*8BEN$/u), within(form).getByText(/^ต้อง/)].map((one) =>
      one.getBoundingClientRect(),
    );
    await expect(tag?.top, 'the tag is below the words').toBeGreaterThan(words?.bottom ?? Infinity);
    await expect(Math.abs((tag?.left ?? 0) - (words?.left ?? 0)), 'the tag is aligned with the words').toBeLessThan(16);
  },
};

/** The most urgent task has the card and the primary action. */
export const DocumentAndW8ben: Story = {
  name: 'Document and W-8BEN',
  tags: ['stage-to-fix'],
  args: { scenario: 'account-document-and-w8ben' },
  play: async ({ canvas }) => {
    const toDos = within(await canvas.findByRole('region', { name: 'To do' }));
    const upload = toDos.getByRole('button', { name: 'Upload documents' });
    await expect(isPrimary(upload)).toBe(true);
    const form = within(toDos.getByRole('list', { name: 'To do' })).getByRole('link', { name: /W-8BEN/ });
    await expect(upload.getBoundingClientRect().top).toBeLessThan(form.getBoundingClientRect().top);
    await expect(isPrimary(canvas.getByRole('link', { name: 'Deposit money' })), 'one primary action').toBe(false);
  },
};
