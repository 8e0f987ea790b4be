import { type ComponentProps, createRef, type ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
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

/** Renders a component with its least props and these. */
async function show(key: string, props: object, around: (node: ReactElement) => ReactElement = (node) => node) {
  const [entry = '', name = ''] = key.split(' ');
  const Component = (await load(entry, name)) as AnyComponent;
  return render(around(<Component {...samples[key]?.props} {...props} />));
}

const inForm = (node: ReactElement) => <form aria-label="Form">{node}</form>;
const inList = (node: ReactElement) => <ul>{node}</ul>;
const all = Object.entries(samples);

test.each(all)('%s passes className, style, data, aria and ref, without a provider', async (key, sample) => {
  const ref = createRef<HTMLElement>();
  const opened = sample.isOverlay ? { defaultOpen: true } : {};
  const screen = await show(key, { ...opened, ...probe, ref }, sample.inside ? inList : undefined);
  const page = screen.container.ownerDocument;
  const element = page.querySelector<HTMLElement>('[data-probe=yes]');
  expect(element?.matches(sample.element), `is ${sample.element}`).toBe(true);
  expect(element?.getAttribute('aria-description')).toBe('probe');
  expect(ref.current, 'ref').toBe(element);
  const styled = page.querySelector<HTMLElement>('.probe');
  expect(styled?.contains(element), 'className is on the element or around it').toBe(true);
  expect(styled?.style.outlineOffset, 'style').toBe('3px');
});

const RouterLink = (props: ComponentProps<'a'>) => (
  <a {...props} href="#routed">
    {props.children}
  </a>
);

test.each(all.filter(([, { renders }]) => renders))('%s renders the link of a router', async (key, { inside }) => {
  const screen = await show(key, { href: undefined, render: <RouterLink /> }, inside ? inList : undefined);
  const link = screen.container.querySelector('a');
  expect(link?.getAttribute('href')).toBe('#routed');
  expect(link?.textContent).not.toBe('');
  expect(link?.className).not.toBe('');
});

const sending = all.flatMap(([key, { sends }]) => (sends ? [[key, sends] as const] : []));
const entriesOf = (form: HTMLFormElement) => [...new FormData(form)].filter(([name]) => name.startsWith('answer'));

describe.each(sending)('%s', (key, sends) => {
  test('sends one value to a native form and, after a change, returns to its default', async () => {
    const screen = await show(key, { ...sends.defaults, name: 'answer' }, inForm);
    const form = screen.getByRole('form').element() as HTMLFormElement;
    expect(entriesOf(form)).toEqual(sends.entries);
    const isChanged = await change(form);
    await vi.waitFor(() => expect(JSON.stringify(entriesOf(form)) !== JSON.stringify(sends.entries)).toBe(isChanged));
    form.reset();
    await vi.waitFor(() => expect(entriesOf(form)).toEqual(sends.entries));
  });

  test('has unique ids without a name and an id', async () => {
    const screen = await show(key, {}, (node) => (
      <>
        {node}
        {node}
      </>
    ));
    const ids = [...screen.container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

/** Groups of several answers, and a slider, always have a value for the browser. */
const isRequirable = ({ defaults }: (typeof sending)[number][1]) =>
  Object.values(defaults).every((value) => typeof value === 'string' || value === true);

test.each(sending.filter(([, sends]) => isRequirable(sends)))('%s is required in a native form', async (key) => {
  const screen = await show(key, { name: 'answer', required: true }, inForm);
  expect((screen.getByRole('form').element() as HTMLFormElement).checkValidity()).toBe(false);
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
