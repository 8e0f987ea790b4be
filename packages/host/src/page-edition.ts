import { editionAppTypes, findEditionByAppType } from '@quayside/platform/app-type';
import { isOverseas, type PageParameters } from '@quayside/platform/page-parameters';
import { getEditionCapabilities, offersFlow } from '@quayside/rules/edition-capabilities';
import type { Edition, OtherApp } from './edition.ts';

/**
 * Returns the edition that a page shows: the host's, or another app's if the page's parameters name one. `overseaType=sg` selects Singapore's app (START-06)
 * and overrides `appType` (START-05). The other app determines brand, example commissions and home texts. The host determines flows, host names and languages.
 * The page offers the products that both apps have. If the other app fails to load, the page shows the host's brand without an example. `dress` applies the
 * other brand to the page.
 */
export async function resolvePageEdition(
  edition: Edition,
  parameters: PageParameters,
  dress: (other: OtherApp) => void = dressPage,
): Promise<Edition> {
  const overseas = isOverseas(parameters);
  const appType = overseas ? editionAppTypes.sg : (parameters.appType ?? edition.appType);
  const name = findEditionByAppType(appType);
  const capabilities = edition.homeText ? undefined : getEditionCapabilities(appType);
  if (appType === edition.appType || !name || !capabilities) return edition;
  const other = await edition.otherApp?.(appType).catch(() => undefined); // the page also works with its host's brand
  if (other) dress(other);
  return {
    ...withoutLook(edition, other),
    name,
    appType,
    capabilities: { ...capabilities, digitalId: capabilities.digitalId && edition.digitalId !== undefined },
    flows: edition.flows.filter((flow) => offersFlow(capabilities, flow.name)),
    defaultLanguage: overseas ? 'en' : edition.defaultLanguage,
    ...other,
  };
}

/** Returns the edition without the properties of the brand that the other app replaces. Without the other app, only home's facts and examples are removed. */
function withoutLook(edition: Edition, other: OtherApp | undefined): Edition {
  const {
    exampleFees: _fees,
    homeFacts: _facts,
    homeBand: _band,
    positions: _positions,
    markets: _markets,
    ...rest
  } = edition;
  if (!other) return rest;
  const { wordmarkDrawing: _drawing, legalPages: _pages, openedPicture: _opened, ...nothingOfBrand } = rest;
  return nothingOfBrand;
}

/** Applies the other app's colours, shapes and symbol. An adopted stylesheet comes after those of the document, whenever they load. */
function dressPage({ styles, pictures }: OtherApp): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.documentElement.style.setProperty('--q-brand-mark', `url("${pictures.icon}")`);
  document.querySelector('link[rel=icon]')?.setAttribute('href', pictures.icon);
}
