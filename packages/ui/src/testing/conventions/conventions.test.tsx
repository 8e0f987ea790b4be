import { createElement, createRef, type ReactElement } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import page from '../../../../../docs/ui-kit.md?raw';
import exportedNames from '../../../EXPORTS.txt?raw';
import { type AnyComponent, type Conventions, exceptions, samples } from './samples.ts';

const modules = import.meta.glob<Record<string, unknown>>([
  '../../*/*.tsx',
  '!../../*/*.{test,stories,guide}.tsx',
  '!../../testing/**/*.tsx',
]);

const load = async (entry: string, name: string): Promise<unknown> =>
  (await modules[`../../${entry}/${entry}.tsx`]?.())?.[name];

const isClass = (value: unknown) => typeof value === 'function' && /^class\b/.test(String(value));
const isComponent = (value: unknown) =>
  (typeof value === 'function' && !isClass(value)) ||
  (typeof value === 'object' && value !== null && '$$typeof' in value);

/** The exported components, as `entry-point Name`. */
async function components(): Promise<string[]> {
  const names = exportedNames
    .split('\n')
    .flatMap((line) => /^\.\/(\S+) ([A-Z]\S*[a-z]\S*)$/.exec(line)?.slice(1) ?? []);
  const pairs = Array.from(
    { length: names.length / 2 },
    (_, at) => [names[2 * at] ?? '', names[2 * at + 1] ?? ''] as const,
  );
  const found = await Promise.all(
    pairs.map(async ([entry, name]) => (isComponent(await load(entry, name)) ? [`${entry} ${name}`] : [])),
  );
  return found.flat();
}

test('each exported component has its conventions, or a reason for its exception', async () => {
  expect(await components()).toEqual(
    [...Object.keys(samples), ...Object.keys(exceptions)].sort(inOrderOf(await components())),
  );
});

const inOrderOf = (order: readonly string[]) => (a: string, b: string) => order.indexOf(a) - order.indexOf(b);

test('the table of the docs lists the conventions of each component', () => {
  const rows = Object.entries(samples).map(([key, sample]) => rowOf(key, sample));
  expect(rows.filter((row) => !page.includes(row))).toEqual([]);
  const reasons = Object.entries(exceptions).map(([key, reason]) => `| \`${key.split(' ')[1]}\` | ${reason} |`);
  expect(reasons.filter((row) => !page.includes(row))).toEqual([]);
});

const storeWords = { value: '`defaultValue`', checked: '`defaultChecked`', open: '`defaultOpen`' };

/** Returns the row of a component in docs/ui-kit.md. */
function rowOf(key: string, { element, stores, sends, renders }: Conventions): string {
  const sent = sends
    ? [...new Set(sends.entries.map(([name]) => `\`${name.replace('answer', 'name')}\``))].join(', ')
    : '–';
  const cells = [
    `\`${key.split(' ')[1]}\``,
    `\`${element}\``,
    stores ? storeWords[stores] : '–',
    sent,
    renders ? '`render`' : '–',
  ];
  return `| ${cells.join(' | ')} |`;
}

const probe = { className: 'probe', style: { outlineOffset: '3px' }, 'data-probe': 'yes', 'aria-description': 'probe' };

afterEach(() => vi.restoreAllMocks());

describe.each(Object.entries(samples))('%s', (key, sample) => {
  const [entry = '', name = ''] = key.split(' ');
  const component = async () => (await load(entry, name)) as AnyComponent;
  const around = (node: ReactElement) => (sample.inside ? createElement(sample.inside, null, node) : node);
  const opened = sample.isOverlay ? { defaultOpen: true } : {};

  test('passes className, style, data, aria and ref to its element, without a provider', async () => {
    const ref = createRef<HTMLElement>();
    const node = createElement(await component(), { ...sample.props, ...opened, ...probe, ref });
    const screen = await render(around(node));
    const root = screen.container.ownerDocument;
    const element = root.querySelector<HTMLElement>('[data-probe=yes]');
    expect(element, 'data-*').not.toBeNull();
    expect(element?.matches(sample.element), `is ${sample.element}`).toBe(true);
    expect(element?.getAttribute('aria-description')).toBe('probe');
    expect(ref.current, 'ref').toBe(element);
    const styled = root.querySelector<HTMLElement>('.probe');
    expect(styled?.contains(element), 'className is on the element or around it').toBe(true);
    expect(styled?.style.outlineOffset, 'style').toBe('3px');
  });

  if (sample.renders)
    test('renders the link of a router', async () => {
      const { href: _, ...props } = { href: undefined, ...sample.props };
      const node = createElement(await component(), { ...props, render: <a href="#routed" data-router="" /> });
      const screen = await render(around(node));
      const link = screen.container.querySelector('a[data-router]');
      expect(link?.getAttribute('href')).toBe('#routed');
      expect(link?.textContent).not.toBe('');
      expect(link?.className).not.toBe('');
    });

  const { sends } = sample;
  if (!sends) return;

  test('sends one value to a native form, starts with its default and returns to it', async () => {
    const Component = await component();
    const screen = await render(
      <form aria-label="Form">
        <Component {...sample.props} {...sends.defaults} name="answer" />
      </form>,
    );
    const form = screen.getByRole('form').element() as HTMLFormElement;
    const entries = () => [...new FormData(form)].filter(([field]) => field.startsWith('answer'));
    expect(entries()).toEqual(sends.entries);
    if (await change(form)) await vi.waitFor(() => expect(entries()).not.toEqual(sends.entries));
    form.reset();
    await vi.waitFor(() => expect(entries()).toEqual(sends.entries));
  });

  test('works without a name and an id', async () => {
    const Component = await component();
    const screen = await render(
      <>
        <Component {...sample.props} />
        <Component {...sample.props} />
      </>,
    );
    const ids = [...screen.container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  if ('defaultChecked' in sends.defaults || typeof Object.values(sends.defaults)[0] === 'string')
    test('is required in a native form', async () => {
      const Component = await component();
      const screen = await render(
        <form aria-label="Form">
          <Component {...sample.props} name="answer" required />
        </form>,
      );
      const form = screen.getByRole('form').element() as HTMLFormElement;
      expect(form.checkValidity()).toBe(false);
    });
});

/** Changes the answer in the first native control of a form. Returns whether there is one. */
async function change(form: HTMLFormElement): Promise<boolean> {
  const controls = [
    ...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden], [type=file]), textarea, select'),
  ];
  const control = controls.find(({ checked }) => !checked) ?? controls[0];
  if (!control) return false;
  if (control instanceof HTMLSelectElement) await userEvent.selectOptions(control, 'cash');
  else if (/checkbox|radio/.test(control.type)) await userEvent.click(control);
  else await userEvent.fill(control, '7');
  return true;
}
