import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ActionBar } from './action-bar.tsx';

const pressed = fn();

const meta = {
  title: 'Components/Layout/Action bar',
  component: ActionBar,
  args: { children: <Button>Continue</Button> },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story, { viewMode }) => (
      <>
        <div className={`${viewMode === 'docs' ? 'h-72' : 'h-[60rem]'} px-gutter pt-4 text-ink-muted text-label`}>
          A long screen
        </div>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof ActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneAction: Story = {
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button').getBoundingClientRect();
    await expect(bottom, 'visible without scrolling').toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.getByRole('button').closest('[data-layout]')).toHaveAttribute('data-keyboard', 'closed');
  },
};

export const TwoActions: Story = {
  args: {
    children: (
      <>
        <Button>Submit application</Button>
        <Button variant="quiet">Save and leave</Button>
      </>
    ),
    note: 'You can still change your answers until you sign.',
  },
};

export const ButtonsInRow: Story = {
  args: {
    layout: 'row',
    children: (
      <>
        <Button>Use it</Button>
        <Button variant="secondary">Retake</Button>
      </>
    ),
  },
};

/** The bar follows the page, so that the user reads the page first. */
export const AtTheEnd: Story = {
  args: { placement: 'end' },
  play: async ({ canvas }) => {
    const footer = canvas.getByRole('button').closest('footer') as HTMLElement;
    await expect(getComputedStyle(footer).position).toBe('static');
  },
};

/** The bar stays above the on-screen keyboard, which covers the page on iOS and in Chrome from version 108. */
export const AboveOnScreenKeyboard: Story = {
  args: { children: <Button onPress={pressed}>Continue</Button> },
  decorators: [
    (Story) => (
      <>
        <input aria-label="Email" className="min-h-target min-w-target" />
        <Story />
      </>
    ),
  ],
  beforeEach: () => {
    pressed.mockClear();
    const viewport = window.visualViewport;
    if (!viewport) throw new TypeError('This browser has no visual viewport.');
    Object.defineProperty(viewport, 'height', { configurable: true, value: window.innerHeight - 300 });
    return () => {
      Reflect.deleteProperty(viewport, 'height');
      viewport.dispatchEvent(new Event('resize'));
    };
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await expect(button.closest('footer'), 'no field has focus').toHaveAttribute('data-keyboard', 'closed');
    await userEvent.click(canvas.getByRole('textbox', { name: 'Email' }));
    window.visualViewport?.dispatchEvent(new Event('resize'));
    await expect(button.closest('footer')).toHaveAttribute('data-keyboard', 'open');
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight - 300));
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(pressed).toHaveBeenCalled();
  },
};

/** The bar stays above the home indicator. A host without `env()` sets its height in `--q-safe-bottom`. */
export const AboveHomeIndicator: Story = {
  decorators: [(Story) => <div className="[--q-safe-bottom:34px]">{Story()}</div>],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('button').closest('footer');
    await expect(bar && getComputedStyle(bar).paddingBottom).toBe('46px');
  },
};

/** A viewport of 600 px is high enough for normal text and too low for text at 200%: the bar is then at the end of the page. */
export const LowForLargeText: Story = {
  globals: { viewport: { value: 'small' } },
  args: { children: <Button onPress={pressed}>Continue</Button> },
  decorators: [
    (Story) => (
      <>
        <p className="m-0 h-[3000px]">Form</p>
        {Story()}
      </>
    ),
  ],
  play: async ({ canvas }) => {
    const isInView = () => canvas.getByRole('button').getBoundingClientRect().bottom <= window.innerHeight;
    await expect(isInView(), 'normal text').toBe(true);
    document.documentElement.style.fontSize = '200%';
    await expect(isInView(), 'text at 200%').toBe(false);
    document.documentElement.style.fontSize = '100%';
  },
};

export const RowLargeText: Story = {
  globals: { textSize: '200' },
  args: ButtonsInRow.args ?? {},
  decorators: [(Story) => <div className="w-[320px]">{Story()}</div>],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button').map((button) => button.getBoundingClientRect());
    await expect(second && first && Math.abs(second.top - first.top)).toBeGreaterThan(44);
  },
};
