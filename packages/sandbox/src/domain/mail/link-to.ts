import { appAddress } from '../addresses/app-address.ts';
import type { UnitOfWork } from '../ports/server-context.ts';

/** A page below the host's base path, in the app of an application or account. */
export type PageOfApp = { readonly appType: number; readonly path: string };

/** Returns the URL of a page. `holder` is the id of the form's holder, if it is not the reader. */
export const linkTo = (work: UnitOfWork, { appType, path }: PageOfApp, holder?: string | null): string =>
  `${appAddress(work, appType, path)}${holder ? `?holder=${holder}` : ''}`;
