import { appAddress } from '../addresses/app-address.ts';
import type { UnitOfWork } from '../ports/server-context.ts';

/** A page below the host's base, in the app of the application or account. */
export type PageOfApp = { readonly appType: number; readonly path: string };

/** Returns the URL of a page; `holder`: whose form, if not the reader's own. */
export const linkTo = (work: UnitOfWork, { appType, path }: PageOfApp, holder?: string | null): string =>
  `${appAddress(work, appType, path)}${holder ? `?holder=${holder}` : ''}`;
