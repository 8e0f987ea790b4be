import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { ThemeEditor } from './theme-editor.tsx';

/** For designers: values, what they look like, what they break, and the CSS to take away. */
const meta = {
  title: 'Foundations/Theme editor',
  component: ThemeEditor,
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof ThemeEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AsItIs: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const skin of ['black', 'blue', 'white']) {
      await userEvent.click(canvas.getByRole('radio', { name: skin }));
      for (const found of ['Contrast', 'Targets'])
        await expect(within(canvas.getByRole('region', { name: found })).getByRole('status')).toHaveTextContent(
          'Nothing found',
        );
    }
  },
};

export const FindsWhatIsBroken: Story = {
  // the sample is made unreadable on purpose
  parameters: { a11y: { test: 'off' }, targets: 'off' },
  play: async ({ canvas, userEvent, step }) => {
    await step('ink that nobody can read', async () => {
      await fireEvent.input(canvas.getByLabelText('ink-muted'), { target: { value: '#c0c8cc' } });
      await expect(canvas.getByRole('region', { name: 'Contrast' })).toHaveTextContent(
        'ink-muted on surface: 1.69:1, 4.5:1 for a text',
      );
    });
    await step('a target that thumbs miss', async () => {
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
    await step('the CSS to take away', async () => {
      await expect(canvas.getByRole('textbox', { name: 'As CSS' })).toHaveValue(
        '[data-skin="white"] {\n  --q-ink-muted: #c0c8cc;\n  --q-control-height: 30px;\n  --q-target: 30px;\n}\n',
      );
    });
  },
};
