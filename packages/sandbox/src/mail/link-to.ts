import { appAddress } from '../pages/app-address.ts';
import type { UnitOfWork } from '../server/server-context.ts';

/** Where a mail leads: a page, below the host's base, of the app in which the application was started or the account opened. */
export type PageOfApp = { readonly appType: number; readonly path: string };

/** The whole address of a page; `holder`: whose form it shows, where that is not the reader's own. */
export const linkTo = (work: UnitOfWork, { appType, path }: PageOfApp, holder?: string | null): string =>
  `${appAddress(work, appType, path)}${holder ? `?holder=${holder}` : ''}`;
