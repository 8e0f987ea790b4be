import { hostBase } from '../pages/page-request.ts';
import type { Turn } from '../server/broker.ts';

/** The whole address of a page below the host's base; `holder`: whose form it shows, where that is not the reader's own. */
export const linkTo = ({ publicUrl }: Turn, page: string, holder?: string | null): string =>
  `${publicUrl}${hostBase}${page}${holder ? `?holder=${holder}` : ''}`;
