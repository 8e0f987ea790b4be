import { untilLoaded } from '@quayside/flow/until-loaded';
import { lazy } from 'react';
import type { Host } from '../host-context.ts';

/** Returns the foot of the host's pages; it loads with its words when a page shows it. */
export const footOf = ({ edition, texts }: Host) =>
  lazy(
    untilLoaded(async () => {
      const { PageFoot, texts: words } = await import('./foot.tsx');
      await texts.load(...words, ...(edition.homeText ? [edition.homeText] : []));
      return { default: PageFoot };
    }),
  );
