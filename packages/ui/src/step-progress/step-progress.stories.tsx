import { withLineBreaks } from '@quayside/i18n/internals/line-breaks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepProgress } from './step-progress.tsx';

const meta = {
  title: 'Components/Feedback/Step progress',
  component: StepProgress,
  args: {
    groups: [
      { id: 'identity', done: 1 },
      { id: 'contact', done: 1 },
      { id: 'finances', done: 0.5 },
      { id: 'experience', done: 0 },
      { id: 'sign', done: 0 },
    ],
    current: 'finances',
    label: 'Finances',
    screen: { number: 4, of: 6 },
    note: 'About 8 minutes left',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StepProgress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InEnglish: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Finances, screen 4 of 6' });
    await expect(bar).toHaveAttribute('aria-valuenow', '50');
    const filled = [...bar.querySelectorAll('rect')].map((one) => one.getAttribute('width'));
    await expect(filled, 'half of the third segment').toEqual(['100', '100', '50', '0', '0']);
  },
};
/** A group with only one screen announces no screen number. */
export const SingleScreen: Story = {
  args: { screen: { number: 1, of: 1 } },
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Finances' })).toBeVisible();
  },
};
/** An embedded flow may be in a container that grows with its content. */
export const NarrowContainer: Story = {
  render: (args) => (
    <div className="grid w-50">
      <StepProgress {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('progressbar').getBoundingClientRect();
    await expect(width, 'the segments ask for no width of their own').toBeLessThan(200);
  },
};
/** A flow without an estimate leaves no empty line where the parts are below each other. */
export const NarrowWithoutNote: Story = {
  args: { note: null, action: <span>Save and leave</span> },
  render: (args) => (
    <div className="grid w-50">
      <StepProgress {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [name, action] = [canvas.getByText('Finances'), canvas.getByText('Save and leave')];
    const gap = action.getBoundingClientRect().top - name.getBoundingClientRect().bottom;
    await expect(gap).toBeLessThan(name.getBoundingClientRect().height);
  },
};
export const Saved: Story = { args: { save: { state: 'saved', time: '14:05' } } };
export const Saving: Story = { args: { save: { state: 'saving' } } };
export const NotSaved: Story = { args: { save: { state: 'failed' } } };
export const Offline: Story = { args: { save: { state: 'offline' } } };
export const InThai: Story = {
  globals: { language: 'th', viewport: { value: 'small' } },
  args: { label: 'การเงิน', save: { state: 'saved', time: '14:05' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: withLineBreaks('การเงิน หน้าที่ 4 จาก 6', 'th') })).toBeVisible();
  },
};
export const SingleGroup: Story = {
  args: { groups: [{ id: 'tier', done: 0 }], current: 'tier', label: 'Account tier', screen: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Account tier' })).toHaveAttribute('aria-valuenow', '0');
    await expect(canvas.queryByText('Account tier'), 'the title of the page says it').toBeNull();
  },
};
