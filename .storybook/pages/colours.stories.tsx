import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PracticePairs } from '../component-page/practice-pairs.tsx';
import { colourPractice } from '../design-language/colour-practice.tsx';
import { colourGroups } from '../design-language/colour-roles.ts';
import { ColourTable } from '../design-language/colour-table.tsx';
import { SkinSamples } from '../design-language/skin-samples.tsx';

/** A colour is named by its role. Each skin gives the role a value, and this page measures the contrast in the skin of the toolbar. */
const meta = {
  title: 'Foundations/Colours',
  globals: { viewport: { value: 'page' } },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each colour role with its value and its lowest contrast. */
export const Roles: Story = {
  render: () => (
    <div className="grid gap-10">
      {colourGroups.map((group) => (
        <section key={group.title}>
          <h3 className="m-0 text-title">{group.title}</h3>
          <p className="mt-1 mb-3 text-body text-ink-muted">{group.question}</p>
          <ColourTable group={group} />
        </section>
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const inks = within(canvas.getByRole('list', { name: 'Colours: Ink' }));
    const ink = { white: '#19262b', black: '#e7e9e9', blue: '#f2f3f6' }[globals.skin as string] ?? '';
    await waitFor(() => expect(inks.getByText('--q-ink').closest('li')).toHaveTextContent(ink));
    const roles = [...canvasElement.querySelectorAll('[data-role]')];
    await expect(roles.length).toBe(colourGroups.flatMap(({ roles: all }) => all).length);
    await expect(
      roles.filter((role) => !role.querySelector('[data-value]')?.textContent),
      'each role has a value',
    ).toEqual([]);
    await expect(
      [...canvasElement.querySelectorAll('[data-enough="false"]')].map((ratio) => ratio.closest('li')?.textContent),
      'each role has the contrast that it needs',
    ).toEqual([]);
  },
};

/** The values change with the skin, also while the page is open. */
export const FollowsTheSkin: Story = {
  tags: ['!autodocs'],
  globals: { skin: 'white', edition: 'sg', theme: 'standard' },
  render: () => {
    const [ground] = colourGroups;
    return ground ? <ColourTable group={ground} /> : <></>;
  },
  play: async ({ canvasElement }) => {
    const { documentElement: html } = canvasElement.ownerDocument;
    const root = canvasElement.querySelector<HTMLElement>('[data-skin]');
    const surface = () => canvasElement.querySelector('[data-role="surface"]');
    await expect(surface()).toHaveTextContent('#ffffff');
    await expect(surface()?.querySelector('[data-ratio]'), 'the text with the least contrast').toHaveTextContent(':1');
    for (const element of [html, root]) if (element) element.dataset.skin = 'blue';
    await waitFor(() => expect(surface()).toHaveTextContent('#0c1a38'));
    for (const element of [html, root]) if (element) element.dataset.skin = 'white';
    await waitFor(() => expect(surface()).toHaveTextContent('#ffffff'));
  },
};

/** Rules for designers about colours, each with a picture. */
export const DoAndDont: Story = {
  name: 'Do and don’t',
  render: () => <PracticePairs pairs={Object.values(colourPractice).flat()} />,
  parameters: { a11y: { test: 'off' } }, // shows what not to do
};

/** The attribute `data-skin` sets the skin of an element and everything in it. */
export const SkinsSideBySide: Story = {
  render: () => <SkinSamples />,
  play: async ({ canvas }) => {
    const looks = ['white', 'black', 'blue'].map((skin) => getComputedStyle(canvas.getByTestId(skin)).backgroundColor);
    await expect(looks).toEqual(['rgb(255, 255, 255)', 'rgb(11, 18, 20)', 'rgb(12, 26, 56)']);
  },
};
