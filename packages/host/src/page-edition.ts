import { editionAppTypes, findEditionByAppType } from '@quayside/platform/app-type';
import { isOverseas, type PageParameters } from '@quayside/platform/page-parameters';
import { getEditionCapabilities, offersFlow } from '@quayside/rules/edition-capabilities';
import type { Edition, OtherApp } from './edition.ts';

/**
 * Returns the edition that a page shows: the host's, or with the brand, example commissions and home texts of another app that `overseaType` or `appType` names
 * (START-05, START-06). Flows, host names and languages stay the host's, and products are those of both. If the other app fails to load, the brand stays the
 * host's, without examples. `dress` applies the other brand.
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

/** Returns the edition without the brand, facts and examples that the other app replaces. Without another app, removes only facts and examples. */
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

/** Applies the other app's stylesheet and symbol to the page. The stylesheet overrides those of the document, even if they load later. */
function dressPage({ styles, pictures }: OtherApp): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.documentElement.style.setProperty('--q-brand-mark', `url("${pictures.icon}")`);
  document.querySelector('link[rel=icon]')?.setAttribute('href', pictures.icon);
}
