import { languageNumbers } from '@quayside/i18n/language';
import type { Host } from './host-context.ts';

/** Where a tab keeps them until the boot script of the next page takes them. */
export const carriedKey = 'quayside.carried';

/** What the first address said of skin, colours, app and language: routes do not carry it, and a page that is come back to from elsewhere starts anew. */
export const saidOfPage = ({
  parameters: { overseaType, skinType, stockColorType },
  texts,
}: Pick<Host, 'parameters' | 'texts'>): Readonly<Record<string, string>> => ({
  ...(overseaType ? { overseaType } : {}),
  langType: String(languageNumbers[texts.language]),
  ...(skinType ? { skinType } : {}),
  ...(stockColorType ? { stockColorType: String(stockColorType) } : {}),
});

/** For the way back from an identity provider, whose registered return address has no parameters. Without storage the page comes back in its plain looks. */
export function carryParameters(host: Pick<Host, 'parameters' | 'texts'>): void {
  try {
    sessionStorage.setItem(carriedKey, String(new URLSearchParams(saidOfPage(host))));
  } catch (error) {
    console.info('parameters are not carried', error);
  }
}
