import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ToastStore } from '../toast-store/toast-store.ts';
import { ToastProvider, useToast } from './toast.tsx';

const example = `function CopyButton() {
  const toasts = useToast();
  return <Button onPress={() => toasts.show('The link is copied')}>Copy link</Button>;
}

<ToastProvider>
  <CopyButton />
</ToastProvider>`;

const meta = {
  title: 'Components/Feedback/Toast',
  component: ToastProvider,
  args: { store: new ToastStore(), children: 'The screen' },
  parameters: { docs: { story: { inline: false, height: '420px' }, source: { code: example } } },
} satisfies Meta<typeof ToastProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

const stays = { durationMs: 3_600_000 };

export const Message: Story = {
  beforeEach: ({ args }) => {
    args.store?.show('The link is copied', stays);
    return () => args.store?.dismiss();
  },
  play: async () => {
    await expect(await screen.findByText('The link is copied')).toBeVisible();
  },
};

export const Queue: Story = {
  args: { store: new ToastStore() },
  beforeEach: ({ args }) => {
    args.store?.show('Saved', stays);
    args.store?.show('The link is copied', stays);
    return () => args.store?.dismiss();
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Saved')).toBeVisible();
    await expect(canvas.queryByText('The link is copied'), 'one at a time').toBeNull();
    args.store?.dismiss(args.store?.snapshot().message?.id);
    await expect(await canvas.findByText('The link is copied')).toBeVisible();
  },
};

export const LoadingInEnglish: Story = {
  globals: { language: 'en' },
  beforeEach: ({ args }) => {
    args.store?.loading();
    return () => args.store?.dismiss();
  },
  play: async ({ canvasElement }) => {
    await expect(await screen.findByText('please wait'), 'UI-01').toBeVisible();
    const mask = canvasElement.querySelector('[data-part=toast-mask]');
    const { width, height } = mask?.getBoundingClientRect() ?? { width: 0, height: 0 };
    await expect([width, height], 'the mask covers the page').toEqual([window.innerWidth, window.innerHeight]);
  },
};

export const LoadingAfterDelay: Story = {
  args: { store: new ToastStore() },
  beforeEach: ({ args }) => {
    args.store?.loading(undefined, { paint: 'late' });
    return () => args.store?.dismiss();
  },
  play: async ({ canvas, canvasElement }) => {
    const mask = canvasElement.querySelector('[data-part=toast-mask]') as HTMLElement;
    await expect(document.elementFromPoint(20, 20), 'it takes presses before it is painted').toBe(mask);
    await waitFor(() => expect(getComputedStyle(mask).animationDelay, 'and is painted late').toBe('0.4s'));
    await waitFor(() => expect(canvas.getByText('please wait')).toBeVisible());
  },
};

export const LoadingInMalay: Story = {
  globals: { language: 'ms' },
  beforeEach: LoadingInEnglish.beforeEach ?? [],
  play: async () => {
    await expect(await screen.findByText('tunggu sebentar'), 'UI-01').toBeVisible();
  },
};

export const ShownByScreen: Story = {
  args: { store: new ToastStore(), children: <Screen /> },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByText('Copied')).toBeVisible();
    args.store?.dismiss();
    await waitFor(() => expect(canvas.queryByText('Copied')).toBeNull());
  },
};

export const OperatedByKeyboard: Story = {
  args: { store: new ToastStore(), children: <Screen /> },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Copied')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy' }), 'a toast takes no focus').toHaveFocus();
    args.store?.dismiss();
  },
};

function Screen() {
  const toasts = useToast();
  return <Button onPress={() => toasts.show('Copied')}>Copy</Button>;
}
