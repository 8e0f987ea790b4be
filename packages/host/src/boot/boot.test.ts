import { describe, expect, test } from 'vitest';
import { storagePrefix } from '../page-language.ts';
import { storedParametersKey } from '../restore-parameters.ts';
import { boot as bootPage } from './boot.ts';
import { displayFontKey } from './display-font.ts';
import { showOpenedSkeleton } from './skeleton.ts';

type PageParts = {
  guarded?: string;
  device?: Record<string, string> | 'blocked';
  /** The number of the page's language (`data-lang-type`). */
  langType?: string;
  /** `data-looks` of a shell: the skeleton of each path. */
  looks?: string;
  /** `data-face`: the file of the display font. */
  face?: string;
  faceIsThere?: boolean;
  /** Whether the document is a shell, which shows its skeleton until the screen is known. */
  shell?: boolean;
  /** Distance in px by which the display font moves the content below a heading. */
  moves?: number;
  /** Whether the stylesheet that names the font has loaded. */
  styled?: boolean;
  saveData?: boolean;
  /** The cookies of the page, among them that of the language switcher. */
  cookie?: string;
  /** The app type of the host. */
  appType?: string;
};

/** Runs the boot script on a page at `href`. */
function boot(
  href: string,
  kept: Record<string, string> | 'blocked' = {},
  {
    guarded,
    looks,
    device = {},
    langType,
    face,
    faceIsThere,
    shell,
    moves = 0,
    styled = true,
    saveData = false,
    appType,
    cookie = '',
  }: PageParts = {},
) {
  let loads = 1;
  const location = Object.assign(new URL(href), { reload: () => (loads += 1) });
  const listeners = new Map<string, (event?: unknown) => void>();
  const preloaded: string[] = [];
  const links: { load?: () => void }[] = [];
  const properties: Record<string, string> = {};
  const dataset: Record<string, string> = {
    ...(guarded && { guarded }),
    ...(face && { face }),
    ...(shell && { held: '' }),
    ...(looks && { looks }),
    ...(appType && { app: appType }),
    ...(langType && { langType }),
  };
  const page = {
    location,
    history: { state: null, replaceState: (_: unknown, __: string, to: URL) => (location.href = String(to)) },
    document: {
      documentElement: {
        dataset,
        style: { setProperty: (name: string, value: string) => (properties[name] = value) },
      },
      fonts: {
        load: async (font: string) => {
          if (font.trim() === '1em') throw new SyntaxError('no family');
          return [];
        },
      },
      addEventListener: () => undefined,
      querySelectorAll: () => [
        { getBoundingClientRect: () => ({ top: 60, height: 40 + (dataset.displayFont === undefined ? 0 : moves) }) },
      ],
      cookie,
      createElement: () => ({
        addEventListener(this: { load?: () => void }, _: string, listener: () => void) {
          this.load = listener;
        },
      }),
      head: {
        append: (link: { href: string; load?: () => void }) => {
          preloaded.push(link.href);
          links.push(link);
        },
      },
    },
    getComputedStyle: () => ({ getPropertyValue: () => (styled ? '"Quayside Display"' : '') }),
    setTimeout: (run: () => void) => run(),
    navigator: { connection: { saveData } },
    performance: {
      getEntriesByName: (file: string) => (faceIsThere && file === face ? [{}] : []),
    },
    requestAnimationFrame: (run: () => void) => run(),
    addEventListener: (type: string, listener: (event?: unknown) => void) => void listeners.set(type, listener),
    get sessionStorage() {
      if (kept === 'blocked') throw new Error('SecurityError');
      return { getItem: (key: string) => kept[key] ?? null };
    },
    get localStorage() {
      if (device === 'blocked') throw new Error('SecurityError');
      return { getItem: (key: string) => device[key] ?? null };
    },
  };
  bootPage(page as unknown as Window & typeof globalThis);
  /** Changes the fragment of the URL. Returns how often the page has reloaded. */
  const follow = (hash: string): number => {
    location.hash = hash;
    listeners.get('hashchange')?.();
    return loads;
  };
  /** Dispatches an event of this type on a link, or on another element. */
  const dispatch = (type: string, on: 'link' | 'other' = 'other') =>
    listeners.get(type)?.({ target: { closest: () => (on === 'link' ? {} : null) } });
  dispatch('DOMContentLoaded');
  const marked = (name: string) => dataset[name] !== undefined;
  return {
    address: location.href,
    skin: dataset.skin,
    look: dataset.look,
    opened: marked('opened'),
    dataset,
    held: marked('held'),
    returning: marked('returning'),
    branded: marked('displayFont'),
    /** Lets the display font load, and returns the data attributes of html. `held` is the state of the skeleton; undefined: the page is visible. */
    fontComes: async (held?: '' | 'app') => {
      if (held === undefined) delete dataset.held;
      else dataset.held = held;
      for (const { load } of links) load?.();
      await new Promise(setImmediate);
      return dataset;
    },
    home: dataset.home,
    properties,
    preloaded,
    dispatch,
    follow,
  };
}

const own = 'https://a.example/acct/open-account/sg-show-sinpass';

test('a fragment with a login code reloads the page, and other fragments do not', () => {
  const { follow } = boot(own);
  expect(follow('#documents')).toBe(1);
  expect(follow('#code=abc&state=s1')).toBe(2);
});

test('SKIN-01 the first frame has the skin that an earlier URL of the tab named', () => {
  const kept = { [storedParametersKey]: 'langType=5&skinType=black' };
  expect(boot(`${own}?state=s1&code=c1`, kept)).toMatchObject({ address: own, skin: 'black' });
  expect(boot(own, kept), 'and again').toMatchObject({ address: own, skin: 'black' });
});

test('SKIN-01 the skin in the URL takes precedence over that of earlier URLs', () => {
  expect(boot(`${own}?skinType=blue`, { [storedParametersKey]: 'skinType=black' }).skin).toBe('blue');
});

test.each<[string, Record<string, string> | 'blocked']>([
  ['no skin is stored', {}],
  ['storage is blocked', 'blocked'],
  ['the stored value is invalid', { [storedParametersKey]: 'x' }],
])('the first frame has the default skin if %s', (_, kept) => {
  expect(boot(own, kept)).toMatchObject({ address: own, skin: undefined });
});

test.each<[string, string, boolean, Record<string, string>?]>([
  ['', '2', false],
  ['?appType=2', '2', false],
  ['?appType=02', '2', false],
  ['?overseaType=hk', '2', false],
  ['?appType=12', '12', false],
  ['?overseaType=sg', '12', false],
  ['?appType=12', '2', true],
  ['?langType=3&appType=5', '2', true],
  ['?overseaType=sg', '2', true],
  ['?appType=2&overseaType=sg', '2', true],
  ['', '2', true, { [storedParametersKey]: 'overseaType=sg' }],
  ['?langType=3', '2', true, { [storedParametersKey]: 'langType=5&appType=12' }],
  ['?appType=2', '2', false, { [storedParametersKey]: 'appType=12' }],
  ['?appType=2', '2', false, { [storedParametersKey]: 'overseaType=sg' }],
  ['?appType=2', '12', true, { [storedParametersKey]: 'overseaType=sg' }],
  ['?overseaType=sg', '2', true, { [storedParametersKey]: 'appType=2' }],
])('START-06 with "%s", the first frame hides home of app type %s: %s', (search, appType, held, kept = {}) => {
  expect(boot(`https://a.example/acct/open-account/${search}`, kept, { appType }).held).toBe(held);
});

const keptAs = (value: number) => ({ 'quayside.langType': JSON.stringify({ type: 'number', value }) });

test.each<[string, string, Record<string, string> | 'blocked', Record<string, string> | undefined, string, boolean]>([
  ['the device stores nothing', '', {}, undefined, '', false],
  ['the device stores the language of the page', '', keptAs(3), undefined, '', false],
  ['the device stores another language', '', keptAs(6), undefined, '', true],
  ['the language switcher has set English', '', keptAs(6), undefined, 'a=b; quayside-language=en', false],
  ['the URL has langType=3', '?langType=3', keptAs(6), undefined, '', false],
  ['an earlier URL of the tab has another langType', '', {}, { [storedParametersKey]: 'langType=5' }, '', true],
  ['storage is blocked', '', 'blocked', undefined, '', false],
  ['the stored value is invalid', '', { 'quayside.langType': 'x' }, undefined, '', false],
])('LANG-03 the first frame hides an English home if %s: %6$s', (_, search, device, kept = {}, cookie, held) => {
  const page = { langType: '3', device, cookie };
  expect(boot(`https://a.example/acct/open-account/${search}`, kept, page).held).toBe(held);
});

describe('NAV-01 a prerendered page behind a login', () => {
  const guarded = '/sg-base-info';
  const page = `https://a.example/acct/open-account${guarded}`;
  const theirs = {
    'quayside.userToken': '{"type":"string","value":"x"}',
    'quayside.openPages': JSON.stringify({ type: 'object', value: { opening: ['/sg-choose', guarded] } }),
  };

  test('a protected page is visible at once for a customer whom its guard has allowed before', () => {
    expect(boot(page, {}, { guarded, device: theirs }).held).toBe(false);
  });

  test.each<[string, string, Record<string, string> | 'blocked']>([
    ['no user is signed in', page, {}],
    ['storage is blocked', page, 'blocked'],
    ['the customer has signed out', page, { 'quayside.openPages': theirs['quayside.openPages'] }],
    ['the guard has not run yet', page, { 'quayside.userToken': 'x' }],
    ['the guard redirects', page, { ...theirs, 'quayside.openPages': '{"value":{"opening":["/sg-choose"]}}' }],
    ['the URL has a login code', `${page}#code=abc`, theirs],
    ['the URL has a token', `${page}?token=T1`, theirs],
  ])('a protected page is hidden if %s', (_, href, device) => {
    expect(boot(href, {}, { guarded, device }).held).toBe(true);
  });

  test('a public page is never hidden', () => {
    expect(boot('https://a.example/acct/open-account/').held).toBe(false);
  });
});

describe('a public page', () => {
  const home = 'https://a.example/acct/open-account/';
  test.each<[string, boolean, Record<string, string> | 'blocked']>([
    ['a customer has signed in on this device', true, { 'quayside.userToken': 'x' }],
    ['no customer has signed in', false, {}],
    ['storage is blocked', false, 'blocked'],
  ])('the first frame hides the visitors’ content if %s: %s', (_, returning, device) => {
    expect(boot(home, {}, { device }).returning).toBe(returning);
  });

  test.each(['#code=abc&state=s1', '?token=T1'])(
    'the first frame hides the visitors’ content if the URL has the login %s',
    (login) => {
      expect(boot(home + login).returning, 'a new customer comes from registration').toBe(true);
    },
  );

  test('the skeleton of home has the outline that this customer’s home had last', () => {
    const device = { 'quayside.userToken': 'x', 'quayside.homeShape': 'account 331.5 48 172' };
    expect(boot(home, {}, { device })).toMatchObject({
      home: 'account',
      properties: { '--q-home-1': '331.5px', '--q-home-2': '48px', '--q-home-3': '172px' },
    });
    expect(boot(home)).toMatchObject({ home: undefined, properties: {} });
  });
});

describe('the display font of a page with `data-face`', () => {
  const home = 'https://a.example/acct/open-account/';
  const face = '/a/display-font-1.woff2';

  test('the display font is visible from the first frame if it is cached', () => {
    expect(boot(home, {}, { face, faceIsThere: true })).toMatchObject({ branded: true, preloaded: [face] });
  });

  test('the display font replaces the system font after its download if no text moves', async () => {
    const page = boot(home, {}, { face, faceIsThere: false });
    expect(page).toMatchObject({ branded: false, preloaded: [face] });
    expect(await page.fontComes()).toHaveProperty('displayFont', '');
  });

  test('a display font that would move visible text appears with the next screen', async () => {
    const dataset = await boot(home, {}, { face, faceIsThere: false, moves: 24 }).fontComes();
    expect(dataset).not.toHaveProperty('displayFont');
    expect(dataset, 'the first screen takes over the same page').not.toHaveProperty('nextFont');
  });

  test('the display font is visible behind a skeleton even without its stylesheet', async () => {
    const shell = boot(own, {}, { face, shell: true, styled: false });
    expect(await shell.fontComes('')).toHaveProperty('displayFont', '');
  });

  test('a skeleton requests the display font, and the screen that replaces it shows it', async () => {
    const shell = (parts: PageParts = {}) => boot(own, {}, { face, shell: true, ...parts });
    expect(shell()).toMatchObject({ branded: false, preloaded: [face] });
    expect(await shell({ moves: 24 }).fontComes(''), 'nothing can be read yet').toHaveProperty('displayFont', '');
    expect(await shell().fontComes(), 'the screen was first').toHaveProperty('displayFont', '');
    const late = await shell().fontComes('app');
    expect(late, 'a notice above the skeleton keeps its face').not.toHaveProperty('displayFont');
    expect(late).toHaveProperty('nextFont', '');
  });

  test('a protected page requests the display font after it has loaded', async () => {
    const device = { 'quayside.userToken': '"t"', 'quayside.openPages': '["/sg-show-sinpass"]' };
    const page = boot(own, {}, { face, guarded: '/sg-show-sinpass', device, faceIsThere: true });
    expect(page).toMatchObject({ held: false, branded: false, preloaded: [] });
    page.dispatch('load');
    expect(page.preloaded).toEqual([face]);
    expect(await page.fontComes()).toHaveProperty('displayFont', '');
  });

  test('the display font is not requested with the data saver on, or if it is cached', () => {
    expect(boot(home, {}, { face, saveData: true })).toMatchObject({ branded: false, preloaded: [] });
    const device = { [storagePrefix + displayFontKey]: 'true' };
    expect(boot(home, {}, { face, device })).toMatchObject({ branded: true, preloaded: [] });
  });
});

test('the display font is visible from the first frame after an earlier download', () => {
  expect(boot(own).branded).toBe(false);
  expect(boot(own, {}, { device: { [storagePrefix + displayFontKey]: 'true' } }).branded).toBe(true);
  expect(boot(own, {}, { device: 'blocked' }).branded, 'storage is blocked').toBe(false);
});

describe('the skeleton of a shell', () => {
  const looks =
    'celebration:/success once-opened:/sg-account-state account:/sg-account-center outcome:/sg-options-success';
  const at = (path: string, device: Record<string, string> | 'blocked' = {}) =>
    boot(`https://a.example/acct/open-account${path}`, {}, { looks, device }).look;

  test('the skeleton of a shell is that of the path’s kind of page, by default a form', () => {
    expect(at('/success')).toBe('celebration');
    expect(at('/success/?langType=3'), 'with a final slash').toBe('celebration');
    expect(at('/sg-account-center')).toBe('account');
    expect(at('/sg-options-success'), 'another path that ends alike').toBe('outcome');
    expect(at('/sg-contact-info')).toBeUndefined();
  });

  test('the skeleton of a result has the hero’s background if the account is known to be open', () => {
    expect(at('/sg-account-state')).toBe('outcome');
    expect(at('/sg-account-state', { 'quayside.accountOpened': '1' })).toBe('celebration');
    expect(at('/sg-account-state', 'blocked'), 'storage is blocked').toBe('outcome');
  });

  test('a visible skeleton of a result changes to that of an opened account', () => {
    const open = (path: string, shell = true) => {
      const { dataset } = boot(`https://a.example/acct/open-account${path}`, {}, { looks, shell });
      showOpenedSkeleton({ dataset });
      return [dataset.look, dataset.opened];
    };
    expect(open('/sg-account-state')).toEqual(['celebration', '']);
    expect(open('/sg-account-state', false), 'the page is there').toEqual(['outcome', undefined]);
    expect(open('/sg-options-success'), 'another result').toEqual(['outcome', undefined]);
    expect(open('/success'), 'what was sent has one line less').toEqual(['celebration', undefined]);
  });
});
