import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import type { TextStore } from '../../packages/i18n/src/text-store.ts';
import { OPENING_MINUTES } from '../../packages/rules/src/limits/limits.ts';
import { ExampleWordsOfPage } from '../component-page/example-words.ts';
import { lookOf } from '../editions.ts';
import { type Samples, samplesIn } from '../samples/samples.tsx';
import { ThemeEditor } from './theme-editor.tsx';

/** Edits theme values, shows their effect and problems, and exports CSS. */
const meta = {
  title: 'Foundations/Theme editor',
  component: ThemeEditor,
  tags: ['!autodocs'], // the editor is a page of its own, and its preview stays in sight there
  globals: { viewport: { value: 'page' } },
  loaders: [async ({ globals }) => ({ sampleWords: await samplesIn(lookOf(globals)) })],
  decorators: [
    (Story, { loaded }) => (
      <ExampleWordsOfPage
        value={{ texts: loaded.texts as TextStore, samples: loaded.sampleWords as Samples | undefined }}
      >
        <Story />
      </ExampleWordsOfPage>
    ),
  ],
} satisfies Meta<typeof ThemeEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

/** Returns the list of what the editor has found. */
const findings = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name })).getByRole('status');

export const Editor: Story = {
  play: async ({ canvas, canvasElement }) => {
    const home = within(canvas.getByTestId('brand-home'));
    await expect(home.getByText('Example Broker'), 'the home of the pack').toBeVisible();
    const hero = home.getByRole('heading', { name: 'Open your account' }).parentElement as HTMLElement;
    await expect(getComputedStyle(hero).backgroundColor, 'its hero').toBe('rgb(59, 15, 44)');
    await expect(home.getByText(`It takes about ${OPENING_MINUTES} minutes.`), 'its words and figures').toBeVisible();
    const action = home.getByRole('button', { name: 'Open an account' });
    await expect(getComputedStyle(action).backgroundColor, 'its accent').toBe('rgb(122, 46, 93)');
    const sample = canvas.getByTestId('sample').getBoundingClientRect();
    const controls = canvas.getByRole('form', { name: 'Tokens' }).getBoundingClientRect();
    if (canvasElement.clientWidth >= 768)
      await expect(sample.left, 'the preview is beside the controls').toBeGreaterThan(controls.right);
    await expect(canvas.getByRole('radio', { name: 'white' }), 'it stays as it was opened').toBeChecked();
    for (const found of ['Contrast', 'Targets'])
      await expect(findings(canvas, found)).toHaveTextContent('Nothing found');
  },
};

/** A test alone, because it would change what a reader has opened. */
export const EverySkin: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    for (const skin of ['black', 'blue', 'white']) {
      await userEvent.click(canvas.getByRole('radio', { name: skin }));
      await expect(canvas.getByTestId('sample')).toHaveAttribute('data-skin', skin);
      for (const found of ['Contrast', 'Targets'])
        await expect(findings(canvas, found)).toHaveTextContent('Nothing found');
    }
  },
};

export const FindsWhatIsBroken: Story = {
  // the sample is made unreadable on purpose
  parameters: { a11y: { test: 'off' }, targets: 'off' },
  play: async ({ canvas, userEvent, step }) => {
    await step('reports a text with too little contrast', async () => {
      await fireEvent.input(canvas.getByLabelText('ink-muted'), { target: { value: '#c0c8cc' } });
      await expect(canvas.getByRole('region', { name: 'Contrast' })).toHaveTextContent(
        'ink-muted on surface: 1.69:1, 4.5:1 for a text',
      );
    });
    await step('reports a target that is too small', async () => {
      const height = canvas.getByLabelText('control-height');
      await userEvent.clear(height);
      await userEvent.type(height, '30px');
      const target = canvas.getByLabelText('target');
      await userEvent.clear(target);
      await userEvent.type(target, '30px');
      await expect(canvas.getByRole('region', { name: 'Targets' })).toHaveTextContent(
        /Full name: \d+ × \d+ px, 44 × 44 px for a target/,
      );
    });
    await step('shows the CSS', async () => {
      const css = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'As CSS' }).value;
      await expect(css).toMatch(/^\[data-skin="white"\] \{\n  --q-brand-accent: #7a2e5d;\n/);
      await expect(css).toContain('  --q-ink-muted: #c0c8cc;\n  --q-control-height: 30px;\n  --q-target: 30px;\n}\n');
    });
  },
};

/** The sample has the words of the toolbar's language. */
export const InThai: Story = {
  globals: { language: 'th', viewport: { value: 'page' } },
  play: async ({ canvas }) => {
    const sample = within(canvas.getByTestId('sample'));
    await expect(sample.getByRole('button', { name: 'บันทึกและออก' })).toBeVisible();
    await expect(
      sample.queryByText(/[a-z]{3}/, { ignore: '[data-wordmark], textarea' }),
      'nothing is left in English',
    ).toBeNull();
  },
};

export const MakesABrandPack: Story = {
  play: async ({ canvas, userEvent }) => {
    const form = within(canvas.getByRole('form', { name: 'Brand pack' }));
    const name = form.getByLabelText('Wordmark');
    await userEvent.clear(name);
    await userEvent.type(name, "Kopi O'Clock");
    await expect(within(canvas.getByTestId('brand-home')).getByText("Kopi O'Clock")).toBeVisible();
    await fireEvent.input(form.getByLabelText('Accent by day'), { target: { value: '#0a5c36' } });
    const style = getComputedStyle(canvas.getByTestId('sample'));
    await expect(style.getPropertyValue('--q-brand-accent'), 'the sample has the accent').toBe('#0a5c36');
    await expect(canvas.getByRole('region', { name: 'Contrast' })).toHaveTextContent('Nothing found');
    const link = form.getByRole('link', { name: 'Download brand.ts' });
    await expect(link).toHaveAttribute('download', 'brand.ts');
    const file = await (await fetch((link as HTMLAnchorElement).href)).text();
    await expect(file).toContain("export const wordmark = 'Kopi O\\'Clock';");
    await expect(file).toContain("accent: '#0a5c36'");
  },
};
