import { w8benUpdateFlow } from '@quayside/flow-w8ben/w8ben-update';
import { type Language, languages } from '@quayside/i18n/language';
import { openInPage, sandboxPublicKey } from '@quayside/sandbox/in-page';
import { findScenario } from '@quayside/sandbox/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Flow } from './react.tsx';
import { createEmbedOptions } from './testing/embed-server/embed-server.ts';
import type { EmbedEvent, EmbedOptions } from './types.ts';

type RenewalProps = {
  readonly scenario: string;
  readonly language: Language;
  readonly onEvent: (event: EmbedEvent) => void;
};

/** Renders only the renewal of the W-8BEN, with `Flow`. */
function Renewal({ scenario, language, onEvent }: RenewalProps) {
  const [options, setOptions] = useState<Pick<EmbedOptions, 'edition' | 'fetch' | 'session'>>();
  useEffect(() => {
    void customerIn(scenario).then(setOptions);
  }, [scenario]);
  if (!options) return null;
  return <Flow {...options} flow={w8benUpdateFlow} only={['w8ben']} language={language} onEvent={onEvent} />;
}

async function customerIn(scenario: string) {
  const { fetch, stage } = await openInPage({ clock: () => new Date('2026-11-21T12:05:00+08:00') });
  const { fixture, timeline } = findScenario(scenario) ?? { fixture: {}, timeline: [] };
  const { userId } = await stage.customer(fixture, { timeline });
  return createEmbedOptions({ fetch, loginCode: () => stage.loginCode(userId), publicKey: sandboxPublicKey });
}

/** Renewal of an expired W-8BEN in the page of a partner. */
const meta = {
  title: 'Screens/Embedded flows/W-8BEN alone',
  component: Renewal,
  parameters: { layout: 'fullscreen' },
  args: { scenario: 'w8ben-expired', language: 'en', onEvent: fn() },
  argTypes: { language: { options: languages, control: 'select' } },
} satisfies Meta<typeof Renewal>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns queries for the shadow root after its first heading appears. */
const inside = (canvasElement: HTMLElement) =>
  waitFor(() => {
    const root = [...canvasElement.querySelectorAll('div')].find(({ shadowRoot }) => shadowRoot)?.shadowRoot;
    const body = root?.querySelector<HTMLElement>('.q-root');
    if (!body?.querySelector('h1')) throw new TypeError('The flow is not on screen yet.');
    return within(body);
  });

export const ExpiredForm: Story = {
  play: async ({ canvasElement, userEvent, step }) => {
    const flow = await inside(canvasElement);
    await step('RULE-19 shows the reason, and continues within the flow', async () => {
      await userEvent.click(await flow.findByRole('button', { name: 'Continue' }));
      await expect(await flow.findByRole('heading', { level: 1 })).toBeVisible();
    });
  },
};
export const NothingToDo: Story = {
  args: { scenario: 'w8ben-updated' },
  play: async ({ canvasElement }) => {
    await expect((await inside(canvasElement)).getByRole('heading', { level: 1 })).toBeVisible();
  },
};
export const InThai: Story = { args: { language: 'th' } };
