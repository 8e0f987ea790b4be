import { type ComponentProps, type ComponentType, createRef, type ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import page from '../../../../../docs/ui-kit.md?raw';

/** What a component does beyond its own props, as docs/ui-kit.md lists it. */
export type Conventions = {
  /** The least props that the component needs. */
  props?: object;
  /** The element that gets `ref`, `data-*` and `aria-*`, as a selector. */
  element: string;
  /** The props with which the component works without state of the caller: what it is at first, and how it changes. */
  stores?: 'value' | 'checked' | 'open';
  /** The default and the entries of `FormData` that a form sends for it. */
  sends?: { defaults: object; entries: readonly (readonly [name: string, value: string])[] };
  /** Whether an overlay renders outside the element around it. */
  isOverlay?: boolean;
  /** The element around the component, if it needs one. */
  inside?: 'ul';
  /** Whether it renders the link of a router. */
  renders?: boolean;
};

/** The components of a package. Keys of `samples` and `exceptions` are an entry point and a name, such as `button Button`. */
export type KitPackage = {
  /** The modules of the package, by their path from `src/testing/conventions`. */
  modules: Readonly<Record<string, () => Promise<Record<string, unknown>>>>;
  /** The text of EXPORTS.txt. */
  exportedNames: string;
  /** The conventions of each component. */
  samples: Readonly<Record<string, Conventions>>;
  /** Components without these conventions, with the reason. */
  exceptions: Readonly<Record<string, string>>;
};

type Shown = { Component: ComponentType<Record<string, unknown>>; sample: Conventions };

/** Defines the tests of the conventions in docs/ui-kit.md for each component of a package. */
export function testConventions({ modules, exportedNames, samples, exceptions }: KitPackage): void {
  const load = async (key: string): Promise<unknown> => {
    const [entry, name = ''] = key.split(' ');
    return (await modules[`../../${entry}/${entry}.tsx`]?.())?.[name];
  };

  test('each exported component has its conventions, or a reason for its exception', async () => {
    const keys = [...exportedNames.matchAll(/^\.\/(\S+ [A-Z]\S*[a-z]\S*)$/gm)].map(([, key = '']) => key);
    const loaded = await Promise.all(keys.map(async (key) => ({ key, value: await load(key) })));
    const components = loaded.flatMap(({ key, value }) => (isComponent(value) ? [key] : []));
    expect(components.toSorted()).toEqual([...Object.keys(samples), ...Object.keys(exceptions)].toSorted());
  });

  test('the table of the docs lists the conventions of each component', () => {
    const rows = Object.entries(samples).map(([key, sample]) => rowOf(key, sample));
    expect(rows.filter((row) => !page.includes(row))).toEqual([]);
    const reasons = Object.entries(exceptions).map(([key, reason]) => `| \`${key.split(' ')[1]}\` | ${reason} |`);
    expect(reasons.filter((row) => !page.includes(row))).toEqual([]);
  });

  describe.each(Object.entries(samples))('%s', (key, sample) => {
    testConventionsOf(sample, async () => ({ Component: (await load(key)) as Shown['Component'], sample }));
  });
}

const isClass = (value: unknown) => typeof value === 'function' && /^class\b/.test(String(value));
const isComponent = (value: unknown) =>
  (typeof value === 'function' && !isClass(value)) ||
  (typeof value === 'object' && value !== null && '$$typeof' in value);

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
const inForm = (node: ReactElement) => <form aria-label="Form">{node}</form>;
const inList = (node: ReactElement) => <ul>{node}</ul>;

/** Renders a component with its least props and these. */
const show = ({ Component, sample }: Shown, props: object, around: (node: ReactElement) => ReactElement) =>
  render(around(<Component {...sample.props} {...props} />));

const RouterLink = (props: ComponentProps<'a'>) => (
  <a {...props} href="#routed">
    {props.children}
  </a>
);

/** Defines the tests of one component. */
function testConventionsOf(sample: Conventions, load: () => Promise<Shown>): void {
  const around = sample.inside ? inList : (node: ReactElement) => node;

  test('passes className, style, data, aria and ref, without a provider', async () => {
    const ref = createRef<HTMLElement>();
    const opened = sample.isOverlay ? { defaultOpen: true } : {};
    const screen = await show(await load(), { ...opened, ...probe, ref }, around);
    const page = screen.container.ownerDocument;
    const element = page.querySelector<HTMLElement>('[data-probe=yes]');
    expect(element?.matches(sample.element), `is ${sample.element}`).toBe(true);
    expect(element?.getAttribute('aria-description')).toBe('probe');
    expect(ref.current, 'ref').toBe(element);
    const styled = page.querySelector<HTMLElement>('.probe');
    expect(styled?.contains(element), 'className is on the element or around it').toBe(true);
    expect(styled?.style.outlineOffset, 'style').toBe('3px');
  });

  if (sample.renders) testLink(load, around);
  if (sample.sends) testSending(sample.sends, load);
}

/** Defines the test of a component that renders the link of a router. */
function testLink(load: () => Promise<Shown>, around: (node: ReactElement) => ReactElement): void {
  test('renders the link of a router', async () => {
    const screen = await show(await load(), { href: undefined, render: <RouterLink /> }, around);
    const link = screen.container.querySelector('a');
    expect(link?.getAttribute('href')).toBe('#routed');
    expect(link?.textContent).not.toBe('');
    expect(link?.className).not.toBe('');
  });
}

const entriesOf = (form: HTMLFormElement) => [...new FormData(form)].filter(([name]) => name.startsWith('answer'));

/** Groups of several answers, and a slider, always have a value for the browser. */
const isRequirable = ({ defaults }: NonNullable<Conventions['sends']>) =>
  Object.values(defaults).every((value) => typeof value === 'string' || value === true);

/** Defines the tests of a component that sends an answer. */
function testSending(sends: NonNullable<Conventions['sends']>, load: () => Promise<Shown>): void {
  test('sends one value to a native form and, after a change, returns to its default', async () => {
    const screen = await show(await load(), { ...sends.defaults, name: 'answer' }, inForm);
    const form = screen.getByRole('form').element() as HTMLFormElement;
    expect(entriesOf(form)).toEqual(sends.entries);
    const isChanged = await change(form);
    await vi.waitFor(() => expect(JSON.stringify(entriesOf(form)) !== JSON.stringify(sends.entries)).toBe(isChanged));
    form.reset();
    await vi.waitFor(() => expect(entriesOf(form)).toEqual(sends.entries));
  });

  test('has unique ids without a name and an id', async () => {
    const screen = await show(await load(), {}, (node) => (
      <>
        {node}
        {node}
      </>
    ));
    const ids = [...screen.container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    expect(new Set(ids).size).toBe(ids.length);
  });

  if (isRequirable(sends)) testRequired(load);
}

/** Defines the test of a component whose answer can be required. */
function testRequired(load: () => Promise<Shown>): void {
  test('is required in a native form', async () => {
    const screen = await show(await load(), { name: 'answer', required: true }, inForm);
    expect((screen.getByRole('form').element() as HTMLFormElement).checkValidity()).toBe(false);
  });
}

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
