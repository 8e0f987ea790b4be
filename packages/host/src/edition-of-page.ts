import { editionAppTypes, editionOfAppType } from '@quayside/platform/app-type';
import { isOverseas, type PageParameters } from '@quayside/platform/page-parameters';
import { capabilitiesOf } from '@quayside/rules/edition-capabilities';
import type { Edition } from './edition.ts';
import { productOf } from './home/products.ts';

/**
 * The edition that a page shows: the host's own, or that of another app where the page says so. `overseaType=sg` makes it the overseas app, Singapore's
 * (START-06), whatever `appType` says (START-05). Flows, host names and languages stay the host's: a product is offered where both have it.
 */
export function editionOfPage(edition: Edition, parameters: PageParameters): Edition {
  const overseas = isOverseas(parameters);
  const appType = overseas ? editionAppTypes.sg : (parameters.appType ?? edition.appType);
  const name = editionOfAppType(appType);
  const capabilities = edition.homeText ? undefined : capabilitiesOf(appType);
  if (appType === edition.appType || !name || !capabilities) return edition;
  return {
    ...edition,
    name,
    appType,
    capabilities: { ...capabilities, digitalId: capabilities.digitalId && edition.digitalId !== undefined },
    flows: edition.flows.filter((flow) => {
      const product = productOf(flow.name);
      return !product || capabilities.derivatives.includes(product);
    }),
    defaultLanguage: overseas ? 'en' : edition.defaultLanguage,
  };
}
