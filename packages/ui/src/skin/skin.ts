/** The specified skins (SKIN-01). */
export const skins = ['white', 'black', 'blue'] as const;
/** A look of the app, named by its ground. */
export type Skin = (typeof skins)[number];

/** The skin where nobody asks for one. */
export const defaultSkin: Skin = 'white';

/** The skin that a `skinType` parameter names (`black`, also `skin-black`); undefined for anything else. */
export function parseSkin(value: unknown): Skin | undefined {
  if (typeof value !== 'string') return undefined;
  const name = value
    .trim()
    .toLowerCase()
    .replace(/^skin-/, '');
  return skins.find((skin) => skin === name);
}

/**
 * Puts a skin on `root`: `data-skin`, and the specified class (`skin-black`) on the body when root is the whole page.
 * An embedded root keeps its skin to itself.
 */
export function applySkin(root: HTMLElement, skin: Skin): void {
  root.dataset.skin = skin;
  const body = bodyOf(root);
  body?.classList.remove(...skins.map(className));
  body?.classList.add(className(skin));
}

/** Takes the skin off, for pages whose route says `needTheme: false`; they show the default look. */
export function removeSkin(root: HTMLElement): void {
  delete root.dataset.skin;
  bodyOf(root)?.classList.remove(...skins.map(className));
}

/** The media query for `matchMedia` that holds while the system is dark. */
export const systemDarkQuery = '(prefers-color-scheme: dark)';

/**
 * Follows the system's dark mode (SKIN-02): the black skin while it is dark, `light` otherwise. Returns how to stop.
 * `media` is `matchMedia(systemDarkQuery)` of the page.
 */
export function followSystemDark(
  root: HTMLElement,
  media: Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>,
  light: Skin = defaultSkin,
): () => void {
  const follow = () => applySkin(root, media.matches ? 'black' : light);
  follow();
  media.addEventListener('change', follow);
  return () => media.removeEventListener('change', follow);
}

/** White, black, blue, and white again: for the debug button (SKIN-03). */
export const nextSkin = (skin: Skin): Skin => skins[(skins.indexOf(skin) + 1) % skins.length] ?? defaultSkin;

const className = (skin: Skin) => `skin-${skin}`;

const bodyOf = (root: HTMLElement) => {
  const { documentElement, body } = root.ownerDocument;
  return root === documentElement || root === body ? body : undefined;
};
