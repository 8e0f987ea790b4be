import type { EmbedDisplayOptions } from '../types.ts';
import { withDerivedTokens } from './derived-tokens.ts';

/** Shadow roots for the screens and the overlays of a flow, in which the page's styles do not apply. */
export type Frame = {
  readonly screens: HTMLElement;
  readonly overlays: HTMLElement;
  readonly style: (css: string) => void;
  readonly applyTheme: (look: FrameTheme) => void;
  readonly focused: () => Element | null;
  readonly remove: () => void;
};

/** Values that determine the colours, the fonts and the language attribute of a frame. */
export type FrameTheme = Required<Pick<EmbedDisplayOptions, 'language' | 'skin' | 'tokens'>> & {
  readonly theme: 'pro' | undefined;
  readonly stockColor: 1 | 2;
};

/** Style of the screens' host element. Resets the page's styles for `div`, and prevents inheritance. `all` does not include `direction`. */
const ownBox = {
  all: 'initial',
  direction: 'ltr',
  display: 'grid',
  'min-height': '100%',
  position: 'relative',
  isolation: 'isolate',
};
/** Style of the overlays' host element, which is above all other content, because sheets cover the page. */
const ownLayer = { all: 'initial', direction: 'ltr', display: 'block', position: 'relative', 'z-index': '2147483000' };

/** Creates a frame at the end of `element`, with its overlays at the end of `layer`; by default the body. */
export function createFrame(element: HTMLElement, layer: HTMLElement = element.ownerDocument.body): Frame {
  // a <header> in a <section> is not a second banner landmark of the page
  const screens = createRoot(element, 'section', 'q-root', ownBox);
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
    applyTheme(look) {
      const next = withDerivedTokens(look.tokens);
      for (const { inside } of roots) {
        inside.lang = look.language;
        Object.assign(inside.dataset, { skin: look.skin, stockColor: String(look.stockColor) });
        if (look.theme) inside.dataset.theme = look.theme;
        for (const name of tokens) inside.style.removeProperty(name);
        for (const [name, value] of Object.entries(next)) inside.style.setProperty(name, value);
      }
      tokens = Object.keys(next);
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
  // the style `initial` has the font size that the customer chose in the browser
  host.style.setProperty('--q-rem', getComputedStyle(host).fontSize);
  return { host, shadow, inside };
}
