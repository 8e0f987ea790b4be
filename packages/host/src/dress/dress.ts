import { languageNumbers } from '@quayside/i18n/language';
import type { TextStore } from '@quayside/i18n/text-store';
import { defaultStockColorType, hasProTheme } from '@quayside/platform/app-type';
import type { PageParameters } from '@quayside/platform/page-parameters';
import {
  applySkin,
  defaultSkin,
  followSystemDark,
  parseSkin,
  removeSkin,
  type Skin,
  systemDarkQuery,
} from '@quayside/ui/skin';
import type { Edition } from '../edition.ts';

/** What a host does to the look of its page. */
export type Dress = {
  /** Puts skin, theme and stock colours on the page (SKIN-01, START-07, START-09); for a route with `needTheme` false takes skin and theme off (NAV-05). */
  readonly dress: (needTheme: boolean) => void;
  /** the skin of the debug button: it stays until the page is left */
  readonly choose: (skin: Skin) => void;
};

type Look = {
  readonly edition: Pick<Edition, 'appType' | 'systemDark'>;
  readonly parameters: Pick<PageParameters, 'skinType' | 'stockColorType'>;
  readonly texts: Pick<TextStore, 'language'>;
};

/** How the page looks. A skinType of the app or the link decides; without one the system's dark mode is followed where the edition says so (SKIN-02). */
export function createDress({ edition, parameters, texts }: Look): Dress {
  let chosen = parseSkin(parameters.skinType);
  let unfollow = () => {};

  const wear = (root: HTMLElement) => {
    if (chosen || !edition.systemDark) return applySkin(root, chosen ?? defaultSkin);
    unfollow = followSystemDark(root, matchMedia(systemDarkQuery));
  };
  const dress: Dress['dress'] = (needTheme) => {
    const root = document.documentElement;
    unfollow();
    unfollow = () => {};
    root.dataset.stockColor = String(
      parameters.stockColorType ?? defaultStockColorType(languageNumbers[texts.language]),
    );
    if (needTheme) {
      wear(root);
      if (hasProTheme(edition.appType)) root.dataset.theme = 'pro';
      else delete root.dataset.theme; // a prerendered page has its host's
    } else {
      removeSkin(root);
      delete root.dataset.theme;
    }
  };
  return {
    dress,
    choose(skin) {
      chosen = skin;
      dress(true);
    },
  };
}
