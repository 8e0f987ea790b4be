import type { EmbedLook } from '../types.ts';

/** An element of ours in the page, and inside it what the page's styles do not reach. */
export type Frame = {
  /** where the screens are rendered */
  readonly screens: HTMLElement;
  /** where sheets and dialogs go */
  readonly overlays: HTMLElement;
  readonly style: (css: string) => void;
  readonly dress: (look: Dress) => void;
  /** the element with focus, if it is one of ours */
  readonly focused: () => Element | null;
  readonly remove: () => void;
};

export type Dress = Required<Pick<EmbedLook, 'language' | 'skin' | 'tokens'>> & {
  readonly theme: 'pro' | undefined;
  readonly stockColor: 1 | 2;
};

/** As the page cannot have it otherwise, whatever it says of every `div`; nothing of the page's is inherited. `all` leaves out the direction. */
const ownBox = {
  all: 'initial',
  direction: 'ltr',
  display: 'grid',
  'min-height': '100%',
  position: 'relative',
  isolation: 'isolate',
};
/** Above the page, as a sheet that covers it is. */
const ownLayer = { all: 'initial', direction: 'ltr', display: 'block', position: 'relative', 'z-index': '2147483000' };

export function createFrame(element: HTMLElement, layer: HTMLElement = element.ownerDocument.body): Frame {
  const screens = createRoot(element, 'section', 'q-root', ownBox); // in a section our bars are no second banner of the page
  const overlays = createRoot(layer, 'div', 'q-root q-layer', ownLayer);
  const roots = [screens, overlays];
  let tokens: readonly string[] = [];
  return {
    screens: screens.inside,
    overlays: overlays.inside,
    style(css) {
      for (const { shadow } of roots) {
        const sheet = new (shadow.ownerDocument.defaultView ?? globalThis).CSSStyleSheet();
        sheet.replaceSync(css);
        shadow.adoptedStyleSheets = [sheet];
      }
    },
    dress(look) {
      for (const { inside } of roots) {
        inside.lang = look.language;
        Object.assign(inside.dataset, { skin: look.skin, stockColor: String(look.stockColor) });
        if (look.theme) inside.dataset.theme = look.theme;
        for (const name of tokens) inside.style.removeProperty(name);
        for (const [name, value] of Object.entries(look.tokens)) inside.style.setProperty(name, value);
      }
      tokens = Object.keys(look.tokens);
    },
    focused: () => screens.shadow.activeElement ?? overlays.shadow.activeElement,
    remove() {
      for (const { host } of roots) host.remove();
    },
  };
}

function createRoot(
  parent: HTMLElement,
  tag: 'div' | 'section',
  className: string,
  box: Readonly<Record<string, string>>,
) {
  const host = parent.ownerDocument.createElement('div');
  for (const [name, value] of Object.entries(box)) host.style.setProperty(name, value, 'important');
  const shadow = host.attachShadow({ mode: 'open' });
  const inside = parent.ownerDocument.createElement(tag);
  inside.className = className;
  shadow.append(inside);
  parent.append(host);
  host.style.setProperty('--q-rem', getComputedStyle(host).fontSize); // `initial` is the letter size that the customer has chosen
  return { host, shadow, inside };
}
