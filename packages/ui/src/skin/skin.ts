/** The names of the specified skins (SKIN-01). */
export const skins = ['white', 'black', 'blue'] as const;
/** The name of a skin. `white` is the day skin; `black` and `blue` are night skins. */
export type Skin = (typeof skins)[number];

/** The skin to use if the host requests none. */
export const defaultSkin: Skin = 'white';

/** Parses a `skinType` parameter, such as `black` or `skin-black`. Returns undefined for unknown values. */
export function parseSkin(value: unknown): Skin | undefined {
  if (typeof value !== 'string') return undefined;
  const name = value
    .trim()
    .toLowerCase()
    .replace(/^skin-/, '');
  return skins.find((skin) => skin === name);
}

/**
 * Sets `data-skin` on `root`. If `root` is the `<html>` or `<body>` element, it also sets the specified class, such as
 * `skin-black`, on the body.
 */
export function applySkin(root: HTMLElement, skin: Skin): void {
  root.dataset.skin = skin;
  const body = bodyOf(root);
  body?.classList.remove(...skins.map(className));
  body?.classList.add(className(skin));
}

/**
 * Removes `data-skin` from `root`, and the skin's class from the body. Routes with `needTheme: false` then show the
 * default skin.
 */
export function removeSkin(root: HTMLElement): void {
  delete root.dataset.skin;
  bodyOf(root)?.classList.remove(...skins.map(className));
}

/** The media query for the dark mode of the system. */
export const systemDarkQuery = '(prefers-color-scheme: dark)';

/**
 * Applies the black skin while the system is in dark mode, otherwise `light` (SKIN-02). `media` is
 * `matchMedia(systemDarkQuery)`. Returns a function that stops following the system.
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

/** Returns the next skin in the order white, black, blue (SKIN-03). */
export const nextSkin = (skin: Skin): Skin => skins[(skins.indexOf(skin) + 1) % skins.length] ?? defaultSkin;

const className = (skin: Skin) => `skin-${skin}`;

const bodyOf = (root: HTMLElement) => {
  const { documentElement, body } = root.ownerDocument;
  return root === documentElement || root === body ? body : undefined;
};
