import type { Language } from '@quayside/i18n/language';
import { getBrand } from '../addresses/app-address.ts';
import type { Letterhead } from '../ports/pdf-maker.ts';
import type { ServerContext } from '../ports/server-context.ts';
import { createServerTranslator } from '../texts/server-texts.ts';

/** Returns the letterhead of PDFs for the app with type `appType`: brand, colours and licence. */
export function createLetterhead(server: ServerContext, appType: number, language: Language): Letterhead {
  const { name, symbol, colours, licence } = getBrand(server, appType);
  const said = createServerTranslator(language)('help.licence', { number: licence });
  return { name, symbol, ground: colours.hero, line: colours.spark, accent: colours.accent, licence: said };
}
