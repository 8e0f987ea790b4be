import { optionsFlow } from '@quayside/flow-derivatives/options';
import { w8benUpdateFlow } from '@quayside/flow-w8ben/w8ben-update';
import { withLineBreaks } from '@quayside/i18n/internals/line-breaks';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mountMethods, mountTestFlow, startCustomer } from './testing/mounted-flow.tsx';
import type { EmbedOptions } from './types.ts';

const button = (name: string) => page.getByRole('button', { name });

const hostile = `
  * { letter-spacing: 4px !important; text-transform: uppercase !important; border-radius: 13px !important; }
  html { font-size: 10px; }
  body { font: italic 30px serif; color: rgb(255, 0, 0); line-height: 3; direction: rtl; --q-ink: red; --q-accent: red; --tw-border-style: dotted; }
  section div, section div * { color: rgb(255, 0, 0) !important; padding: 40px !important; background: yellow !important; }
  h1, button, input, label { all: unset !important; font-size: 70px !important; }
  .q-root, .q-root *, .flex, .bg-surface { display: none !important; }
`;

function lookOf(root: ShadowRoot) {
  const look = (selector: string) => {
    const element = root.querySelector<HTMLElement>(selector);
    if (!element) throw new TypeError(`There is no ${selector}.`);
    const { width, height } = element.getBoundingClientRect();
    const style = getComputedStyle(element);
    const { color, backgroundColor, fontSize, fontFamily, fontStyle, letterSpacing, textTransform, padding } = style;
    const { borderRadius, display, direction, lineHeight } = style;
    const inherited = { fontFamily, fontStyle, letterSpacing, textTransform, direction, lineHeight };
    return { ...inherited, color, backgroundColor, fontSize, padding, borderRadius, display, width, height };
  };
  return { heading: look('h1'), button: look('button[type=submit]'), bar: look('header'), field: look('input') };
}

function withStyle(css: string): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  return () => {
    document.adoptedStyleSheets = [];
  };
}

describe.each(Object.entries(mountMethods))('a flow embedded with %s', (_, mountFlow) => {
  test('HOST-02 completes the last step of options, and reports each event once', async () => {
    const { options, application } = await startCustomer('options-statement');
    const url = location.href;
    const { shows, types, events } = await mountTestFlow(mountFlow, { ...options, flow: optionsFlow() });
    await shows('Risks of trading options');
    await page.getByRole('checkbox').click();
    await button('Submit application').click();
    await shows('We’re checking your application Under Review');
    expect((await application('options'))?.state).toBe('under-review');
    const once = types().filter((type) => type !== 'navigation');
    expect(once).toEqual(['resumed', 'ready', 'step-shown', 'step-saved', 'state', 'submitted']);
    expect(JSON.stringify(events), 'ids and states').not.toMatch(/LIM|Wei|@|\+65/i);
    expect(location.href).toBe(url);
    expect(document.title).not.toMatch(/option/i);
  });

  test('shows only the steps for the W-8BEN, and renews the login once', async () => {
    const { options, application, endSessions } = await startCustomer('w8ben-to-sign');
    const session = vi.fn<EmbedOptions['session']>(options.session);
    const { shows, errors, types } = await mountTestFlow(mountFlow, {
      ...options,
      session,
      flow: w8benUpdateFlow,
      only: ['w8ben'],
    });
    await shows('Certify that you’re not a US person');
    expect(session).toHaveBeenCalledTimes(1);
    await endSessions();
    for (const box of page.getByRole('checkbox').all()) await box.click();
    await page.getByRole('textbox').fill('Lim Wei Ming');
    await button('Sign the form').click();
    await vi.waitFor(() => expect(types()).toContain('submitted'), 15_000);
    expect(session).toHaveBeenCalledTimes(2);
    expect(errors).toEqual([]);
    expect((await application('w8ben-update'))?.state).not.toBe('draft');
  });

  test('shows a refused login with a button for the next action', async () => {
    const { options } = await startCustomer('options-statement');
    const session = vi.fn<EmbedOptions['session']>(options.session).mockRejectedValueOnce(new Error('no'));
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { errors, shows } = await mountTestFlow(mountFlow, {
      ...options,
      session,
      flow: optionsFlow(),
      language: 'th',
    });
    await button(withLineBreaks('เข้าสู่ระบบ', 'th')).click();
    expect(told.mock.calls[0]?.[0]).toMatchObject({ name: 'SessionRefusedError', cause: new Error('no') });
    await vi.waitFor(() =>
      expect(errors).toEqual([
        { type: 'error', flow: 'options', code: 'session-refused', retryable: true, nextAction: 'sign-in' },
      ]),
    );
    await shows('ความเสี่ยงของการซื้อขายออปชัน');
  });

  test('rejects an id in `only` that is not a requirement of the flow', async () => {
    const { options } = await startCustomer('options-statement');
    const { errors } = await mountTestFlow(mountFlow, { ...options, flow: optionsFlow(), only: ['w8ben'] });
    await vi.waitFor(() => expect(errors.map(({ code }) => code)).toEqual(['wrong-options']), 15_000);
  });

  test('logs base URLs that are not absolute', async () => {
    const { options } = await startCustomer('options-statement');
    const { environment } = options.edition;
    const bases = { ...environment.bases, business: '/broker/', sso: 'https://sso.test/broker' };
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const edition = { ...options.edition, environment: { ...environment, bases } };
    const { errors } = await mountTestFlow(mountFlow, { ...options, edition, flow: optionsFlow() });
    await vi.waitFor(() => expect(errors.map(({ code }) => code)).toEqual(['wrong-options']), 15_000);
    expect(String(told.mock.calls[0])).toContain('business: "/broker/", sso: "https://sso.test/broker"');
  });

  test('checks the public keys when a flow is mounted', async () => {
    const { options } = await startCustomer('options-statement');
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { production } = await options.edition.encryptionKeys();
    const edition = {
      ...options.edition,
      encryptionKeys: async () => ({ production, test: { ...production, n: '…' } }),
    };
    const { errors } = await mountTestFlow(mountFlow, { ...options, edition, flow: optionsFlow() });
    await vi.waitFor(() => expect(errors.map(({ code }) => code)).toEqual(['wrong-options']), 15_000);
    expect(String(told.mock.calls[0])).toContain('The key "test" of edition.encryptionKeys');
  });

  test('reports blocked responses as cross-origin, and a silent server as unreachable, not as offline', async () => {
    const { options } = await startCustomer('options-statement');
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isBlocked = false;
    const fetch = (request: Request) =>
      isBlocked && request.mode === 'no-cors'
        ? Promise.resolve(new Response())
        : Promise.reject(new TypeError('Failed'));
    const { errors } = await mountTestFlow(mountFlow, { ...options, fetch, flow: optionsFlow() });
    await vi.waitFor(() => expect(errors.map(({ code }) => code)).toEqual(['unreachable']), 15_000);
    expect(String(told.mock.calls[0])).toContain('https://sandbox.test/ did not respond, and the device is online');
    isBlocked = true;
    await button('Try again').click();
    await vi.waitFor(() => expect(errors.map(({ code }) => code)).toEqual(['unreachable', 'cross-origin']), 15_000);
    expect(String(told.mock.calls[1])).toMatch(/https:\/\/sandbox[.]test from this page \(CORS\).* X-Ver, /);
    await expect.element(button('Close')).toBeVisible();
  });

  test('changes language, skin, tokens and navigation while mounted', async () => {
    const { options } = await startCustomer('options-statement');
    const { handle, shows, events, root } = await mountTestFlow(mountFlow, { ...options, flow: optionsFlow() });
    await shows('Risks of trading options');
    await page.getByRole('checkbox').click();
    expect(root().querySelector('header button[aria-label]')).not.toBeNull();
    handle.update({
      language: 'th',
      skin: 'black',
      tokens: { '--q-brand-night-accent': '#ff9900' },
      navigation: 'embedder',
    });
    await shows('ความเสี่ยงของการซื้อขายออปชัน');
    const inside = root().querySelector<HTMLElement>('.q-root');
    expect(inside?.dataset.skin).toBe('black');
    expect(inside?.lang).toBe('th');
    expect(getComputedStyle(inside as Element).getPropertyValue('--q-accent')).toBe('#ff9900');
    const box = () => root().querySelector<HTMLInputElement>('input[type=checkbox]');
    await vi.waitFor(() => expect(box()?.checked, 'what was chosen').toBe(true), 15_000);
    await vi.waitFor(() => expect(root().querySelector('header button[aria-label]')).toBeNull());
    const bars = () => events.filter((event) => event.type === 'navigation');
    expect(bars().at(-1)).toMatchObject({
      screen: 'sgRiskStatement',
      title: expect.stringMatching(/[ก-๙]/),
      canGoBack: true,
    });
    handle.back();
    await vi.waitFor(() => expect(bars().at(-1)?.screen).toBe('sgOptionsKnowledge'), 15_000);
  });

  test("derives the shades of the page's accent in each skin, unless the page sets them", async () => {
    const { options } = await startCustomer('options-statement');
    const tokens = { '--q-brand-accent': '#7a1f5c', '--q-brand-night-on-accent': '#000000' } as const;
    const { handle, shows, root } = await mountTestFlow(mountFlow, { ...options, flow: optionsFlow(), tokens });
    await shows('Risks of trading options');
    const colourOf = (token: string) => {
      const probe = document.createElement('i');
      probe.style.color = `var(${token})`;
      root().querySelector('.q-root')?.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    };
    expect(colourOf('--q-accent')).toBe('rgb(122, 31, 92)');
    expect(colourOf('--q-accent-strong')).toMatch(/^oklch\(0[.]32\d* 0[.]14\d* 344/);
    expect(colourOf('--q-accent-soft')).toMatch(/^oklch\(0[.]955 0[.]024 344/);
    handle.update({ skin: 'black' });
    await vi.waitFor(() => expect(colourOf('--q-accent')).toMatch(/^oklch\(0[.]76 0[.]12 344/));
    expect(colourOf('--q-accent-soft')).toMatch(/^oklch\(0[.]285 0[.]045 344/);
    expect(colourOf('--q-ink-on-accent')).toBe('rgb(0, 0, 0)');
    handle.update({ tokens: {} });
    await vi.waitFor(() => expect(colourOf('--q-accent'), "the edition's").toBe('rgb(90, 182, 198)'));
  });

  test('reports `leave` for Back on the first screen', async () => {
    const { options } = await startCustomer('options-new');
    const { handle, events, root } = await mountTestFlow(mountFlow, {
      ...options,
      flow: optionsFlow(),
      navigation: 'embedder',
    });
    await vi.waitFor(() => expect(root().querySelector('h1')).not.toBeNull(), 15_000);
    await vi.waitFor(() => expect(events.some(({ type }) => type === 'navigation')).toBe(true));
    handle.back();
    await vi.waitFor(() => expect(events).toContainEqual({ type: 'leave', flow: 'options', to: '/' }));
    expect(root().querySelector('h1')).not.toBeNull();
  });

  test('the styles of the page do not affect the flow, nor those of the flow the page', async () => {
    const plain = await startCustomer('options-statement');
    const page1 = await mountTestFlow(mountFlow, { ...plain.options, flow: optionsFlow() });
    await page1.shows('Risks of trading options');
    await vi.waitFor(() => lookOf(page1.root()));
    const before = lookOf(page1.root());
    const ours = document.createElement('button');
    ours.textContent = 'Ours';
    document.body.append(ours);
    const pageBefore = { ...getComputedStyle(ours), ...getComputedStyle(document.body) };
    const mild = withStyle(hostile);
    try {
      await vi.waitFor(() => expect(lookOf(page1.root())).toEqual(before));
    } finally {
      mild();
    }
    expect({ ...getComputedStyle(ours), ...getComputedStyle(document.body) }, 'the page').toEqual(pageBefore);
    await page1.handle.unmount();
    expect({ ...getComputedStyle(ours), ...getComputedStyle(document.body) }).toEqual(pageBefore);
    ours.remove();
  });

  test('opens a document in a sheet in the layer, and restores focus', async () => {
    const { options } = await startCustomer('options-statement');
    const layer = document.createElement('div');
    document.body.append(layer);
    const { shows, root } = await mountTestFlow(mountFlow, { ...options, flow: optionsFlow(), layer });
    await shows('Risks of trading options');
    await button('Read: Options risk disclosure').click();
    const sheet = () => layer.firstElementChild?.shadowRoot?.querySelector<HTMLElement>('[role=dialog]');
    await vi.waitFor(() => expect(sheet()).not.toBeNull());
    expect(getComputedStyle(sheet() as Element).position).toBe('fixed');
    await vi.waitFor(() => expect(layer.firstElementChild?.shadowRoot?.activeElement).not.toBeNull());
    await button('I have read to the end').click();
    await vi.waitFor(() => expect(sheet()).toBeNull());
    await vi.waitFor(() =>
      expect(root().activeElement?.getAttribute('aria-label') ?? root().activeElement?.textContent).toMatch(/Read/),
    );
    layer.remove();
  });

  test('isolates two flows on one page: customers, ids, languages and actions', async () => {
    const [first, second] = await Promise.all([startCustomer('options-statement'), startCustomer('options-statement')]);
    const focused = document.createElement('input');
    document.body.append(focused);
    focused.focus();
    const left = await mountTestFlow(mountFlow, { ...first.options, flow: optionsFlow() });
    const right = await mountTestFlow(mountFlow, {
      ...second.options,
      flow: optionsFlow(),
      language: 'ja',
      skin: 'blue',
    });
    await left.shows('Risks of trading options');
    await right.shows('オプション取引のリスク');
    expect(document.activeElement, 'the focus does not move').toBe(focused);
    const ids = [left, right].flatMap(({ root }) => [...root().querySelectorAll('[id]')].map(({ id }) => id));
    expect(
      ids.filter((id) => document.getElementById(id)),
      'none is an id of the page',
    ).toEqual([]);
    left.root().querySelector<HTMLInputElement>('input[type=checkbox]')?.click();
    left.root().querySelector<HTMLButtonElement>('button[type=submit]')?.click();
    await left.shows('We’re checking your application Under Review');
    expect(right.root().querySelector('h1')?.textContent).toBe('オプション取引のリスク');
    expect((await second.application('options'))?.state).toBe('draft');
    focused.remove();
  });

  test('removes every element, style, listener and timer when unmounted', async () => {
    const { options } = await startCustomer('options-statement');
    const listening = watchPage();
    document.body.setAttribute('style', ''); // so that the empty attribute that Radix leaves does not differ
    const html = document.documentElement.outerHTML;
    const { shows, handle, place } = await mountTestFlow(mountFlow, { ...options, flow: optionsFlow() });
    await shows('Risks of trading options');
    await page.getByRole('checkbox').click();
    await button('Read: Options risk disclosure').click();
    await vi.waitFor(() => expect(button('I have read to the end').query()).not.toBeNull());
    await handle.unmount();
    place.remove();
    await vi.waitFor(() => expect(document.documentElement.outerHTML).toBe(html));
    await vi.waitFor(() => expect(listening.left()).toEqual([]), { timeout: LEFT_OVER_LIMIT });
    listening.stop();
  });
});

/** Time limit in milliseconds. It is shorter than the longest timer of a mounted flow, so a timer that was not cleared fails the test. */
const LEFT_OVER_LIMIT = 10_000;

/** Records listeners and timers that are added to the page and not removed. */
function watchPage() {
  const held = new Set<string>();
  const names = new Map<unknown, number>();
  const nameOf = (what: unknown) => {
    if (!names.has(what)) names.set(what, names.size);
    return names.get(what);
  };
  const listeners = [window, document, document.documentElement, document.body].map((target) => {
    const { addEventListener: add, removeEventListener: remove } = target;
    const keyOf = (type: string, listener: unknown, options?: boolean | EventListenerOptions) => {
      const capture = typeof options === 'object' ? options?.capture : options;
      return `${target.constructor.name} ${type} ${nameOf(listener)} ${Boolean(capture)}`;
    };
    target.addEventListener = ((...[type, listener, options]: Parameters<typeof add>) => {
      if (typeof options !== 'object' || !options.once) held.add(keyOf(type, listener, options));
      add.call(target, type, listener, options);
    }) as typeof add;
    target.removeEventListener = ((...[type, listener, options]: Parameters<typeof remove>) => {
      held.delete(keyOf(type, listener, options));
      remove.call(target, type, listener, options);
    }) as typeof remove;
    return () => Object.assign(target, { addEventListener: add, removeEventListener: remove });
  });
  const { setTimeout: later, clearTimeout: notLater, setInterval: often, clearInterval: notOften } = window;
  const clear = (id: number | undefined) => {
    held.delete(`timer ${id}`);
    notLater(id);
    notOften(id);
  };
  const timers = {
    setTimeout: (run: () => void, ms?: number) => {
      const id = later(() => {
        held.delete(`timer ${id}`);
        run();
      }, ms);
      held.add(`timer ${id}`);
      return id;
    },
    setInterval: (run: () => void, ms?: number) => {
      const id = often(run, ms);
      held.add(`timer ${id}`);
      return id;
    },
    clearTimeout: clear,
    clearInterval: clear,
  };
  Object.assign(window, timers);
  const stop = () => {
    for (const give of listeners) give();
    Object.assign(window, { setTimeout: later, clearTimeout: notLater, setInterval: often, clearInterval: notOften });
  };
  return { left: () => [...held], stop };
}
