import { getAppUrl } from '../addresses/app-address.ts';
import type { UnitOfWork } from '../ports/server-context.ts';

/** A page of the app with type `appType`. `path` is below the host's base path. */
export type AppPage = { readonly appType: number; readonly path: string };

/** Returns the URL of a page. `holder` is the id of the form's holder if it is not the reader. */
export const createLink = (work: UnitOfWork, { appType, path }: AppPage, holder?: string | null): string =>
  `${getAppUrl(work, appType, path)}${holder ? `?holder=${holder}` : ''}`;
