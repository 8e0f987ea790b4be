import { editionAppTypes, findEditionByAppType } from '@quayside/platform/app-type';
import { isOverseas, type PageParameters } from '@quayside/platform/page-parameters';
import { getEditionCapabilities, offersFlow } from '@quayside/rules/edition-capabilities';
import type { Edition, OtherApp } from './edition.ts';

/**
 * Returns the edition that a page shows: the host's, or with the brand, example commissions and home texts of another app that `overseaType` or `appType` names
 * (START-05, START-06). Host names and languages stay the host's. The flows are those of the host that the named app offers too. If the data of the named app
 * do not load, the page keeps the host's brand, without examples. `dress` applies the brand of the named app to the page.
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

/** Returns the edition without the brand, facts and examples that `other` replaces. Without `other`, removes only facts and examples. */
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

/** Applies the stylesheet and the symbol of another app to the page. Its stylesheet overrides the document's stylesheets, even if they load later. */
function dressPage({ styles, pictures }: OtherApp): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.documentElement.style.setProperty('--q-brand-mark', `url("${pictures.icon}")`);
  document.querySelector('link[rel=icon]')?.setAttribute('href', pictures.icon);
}
