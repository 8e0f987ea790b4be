import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useHost } from '../host-context.ts';
import { StoryHost } from '../testing/story-host.tsx';

/** Renders the footer below a form, as a step of a flow does. */
function FootOfStep({ look }: { readonly look: 'line' | 'sentence' }) {
  const { Foot } = useHost();
  return <main className="min-h-dvh bg-surface px-gutter">{Foot ? <Foot look={look} /> : null}</main>;
}

/**
 * The foot of a form. The first and the last step of a flow name the regulator and the licence. The steps between have one line with the broker's name and its
 * privacy policy.
 */
const meta = {
  title: 'Screens/App/Foot of a form',
  component: StoryHost,
  parameters: { layout: 'fullscreen' },
  args: { children: <FootOfStep look="line" /> },
} satisfies Meta<typeof StoryHost>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Parameters<NonNullable<Story['play']>>[0];

/** Asserts that the footer has only one line of text. */
async function expectOneLine({ canvas }: Pick<Played, 'canvas'>, wordmark: string): Promise<void> {
  const foot = (await canvas.findByText(wordmark)).closest('p') as HTMLElement;
  const { lineHeight, paddingTop } = getComputedStyle(foot);
  await expect(foot.clientHeight - Number.parseFloat(paddingTop)).toBeLessThan(1.5 * Number.parseFloat(lineHeight));
}

export const BetweenFirstAndLastStep: Story = {
  play: async (played) => {
    await expectOneLine(played, 'Quayside');
    await expect(played.canvas.queryByText(/Licence/)).toBeNull();
    await expect(played.canvas.getByRole('link', { name: /^Privacy policy/ })).toHaveAttribute(
      'href',
      'https://www.example.com/privacy',
    );
  },
};

export const FirstOrLastStep: Story = {
  args: { children: <FootOfStep look="sentence" /> },
  play: async ({ canvas }) => {
    const foot = (await canvas.findByText('Quayside')).closest('p');
    await expect(foot).toHaveTextContent(/Monetary Authority of Singapore. Licence EXAMPLE-000000 · Privacy policy/);
  },
};

export const ThaiAt320: Story = {
  globals: { edition: 'pro', language: 'th', viewport: { value: 'small' } },
  play: (played) => expectOneLine(played, 'Quayside Pro'),
};

export const JapaneseAt320: Story = {
  globals: { edition: 'pro', language: 'ja', viewport: { value: 'small' } },
  play: (played) => expectOneLine(played, 'Quayside Pro'),
};
