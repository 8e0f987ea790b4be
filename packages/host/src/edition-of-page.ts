import { editionAppTypes, editionOfAppType } from '@quayside/platform/app-type';
import { isOverseas, type PageParameters } from '@quayside/platform/page-parameters';
import { capabilitiesOf } from '@quayside/rules/edition-capabilities';
import type { Edition, OtherApp } from './edition.ts';
import { productOf } from './home/products.ts';

/**
 * The edition that a page shows: the host's own, or that of another app where the page says so. `overseaType=sg` makes it the overseas app, Singapore's
 * (START-06), whatever `appType` says (START-05). Brand, example commissions and what home says are the other app's. Flows, host names and languages stay the
 * host's: a product is offered where both have it. If the other app's look does not load, the brand stays and home shows no example. `dress` gives the page that look.
 */
export async function editionOfPage(
  edition: Edition,
  parameters: PageParameters,
  dress: (other: OtherApp) => void = dressPage,
): Promise<Edition> {
  const overseas = isOverseas(parameters);
  const appType = overseas ? editionAppTypes.sg : (parameters.appType ?? edition.appType);
  const name = editionOfAppType(appType);
  const capabilities = edition.homeText ? undefined : capabilitiesOf(appType);
  if (appType === edition.appType || !name || !capabilities) return edition;
  const other = await edition.otherApp?.(appType).catch(() => undefined); // the page works in the brand of its host
  if (other) dress(other);
  return {
    ...withoutLook(edition, other),
    name,
    appType,
    capabilities: { ...capabilities, digitalId: capabilities.digitalId && edition.digitalId !== undefined },
    flows: edition.flows.filter((flow) => {
      const product = productOf(flow.name);
      return !product || capabilities.derivatives.includes(product);
    }),
    defaultLanguage: overseas ? 'en' : edition.defaultLanguage,
    ...other,
  };
}

/** What is no app's but the host's own: the other app may have none of it. Without the other app's look, the brand stays. */
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

/** Gives the page the other app's colours, shapes and symbol. A sheet that is adopted comes after those of the document, at whatever time they load. */
function dressPage({ styles, pictures }: OtherApp): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  document.documentElement.style.setProperty('--q-brand-mark', `url("${pictures.icon}")`);
  document.querySelector('link[rel=icon]')?.setAttribute('href', pictures.icon);
}
