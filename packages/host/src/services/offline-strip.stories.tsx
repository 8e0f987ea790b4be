import { useTextStore } from '@quayside/i18n/use-text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { expect } from 'storybook/test';
import HomeScreen from '../home/home.tsx';
import { StoryHost } from '../testing/story-host.tsx';
import { createOfflineStrip } from './offline-strip.ts';

/**
 * A strip above every screen of the app while the device is offline, with the time since when balances can be out of date. A page that has not loaded
 * shows a different message.
 */
const meta = {
  title: 'Screens/App/Offline strip',
  component: StoryHost,
  parameters: { layout: 'fullscreen' },
  args: {
    visitor: 'signed-in',
    scenario: 'account-invested',
    children: (
      <Above>
        <HomeScreen />
      </Above>
    ),
  },
} satisfies Meta<typeof StoryHost>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Renders the strip above `children`, as the app does while offline. */
function Above({ children }: { children: ReactNode }) {
  const texts = useTextStore();
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const strip = createOfflineStrip(texts, new Date('2026-11-21T04:05:00Z'));
    place.current?.append(strip);
    return () => strip.remove();
  }, [texts]);
  return (
    <>
      <div ref={place} />
      {children}
    </>
  );
}

export const OfflineAboveHome: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Offline since 12:05 SGT. What you see may be out of date.')).toBeVisible();
    await expect(await canvas.findByText('Net assets')).toBeVisible();
  },
};
export const OfflineThaiBlackAt320: Story = {
  globals: { language: 'th', skin: 'black', viewport: { value: 'small', isRotated: false } },
};
