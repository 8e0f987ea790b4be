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

/** The functions with which a host changes skin, theme and stock colours of its page. */
export type PageTheme = {
  /** Applies skin, theme and stock colours (SKIN-01, START-07, START-09). With false, removes skin and theme (NAV-05). */
  readonly applyTheme: (needTheme: boolean) => void;
  /** Applies a skin that was chosen in the debug tools, until the customer leaves the page. */
  readonly choose: (skin: Skin) => void;
};

type Look = {
  readonly edition: Pick<Edition, 'appType' | 'systemDark'>;
  readonly parameters: Pick<PageParameters, 'skinType' | 'stockColorType'>;
  readonly texts: Pick<TextStore, 'language'>;
};

/**
 * Creates the functions that apply a page's theme. `skinType` of the native app or a link selects the skin. Without it, the skin follows the system's dark mode
 * if the edition allows it (SKIN-02).
 */
export function createPageTheme({ edition, parameters, texts }: Look): PageTheme {
  let chosen = parseSkin(parameters.skinType);
  let unfollow = () => {};

  const applyChosenSkin = (root: HTMLElement) => {
    if (chosen || !edition.systemDark) return applySkin(root, chosen ?? defaultSkin);
    unfollow = followSystemDark(root, matchMedia(systemDarkQuery));
  };
  const applyTheme: PageTheme['applyTheme'] = (needTheme) => {
    const root = document.documentElement;
    unfollow();
    unfollow = () => {};
    root.dataset.stockColor = String(
      parameters.stockColorType ?? defaultStockColorType(languageNumbers[texts.language]),
    );
    if (needTheme) {
      applyChosenSkin(root);
      if (hasProTheme(edition.appType)) root.dataset.theme = 'pro';
      else delete root.dataset.theme; // a prerendered page has its host's theme
    } else {
      removeSkin(root);
      delete root.dataset.theme;
    }
  };
  return {
    applyTheme,
    choose(skin) {
      chosen = skin;
      applyTheme(true);
    },
  };
}
