import { type ReactNode, useRef } from 'react';
import { useNear } from './use-near.ts';

/** px from the edge of the window at which the content is rendered */
const NEAR = 300;

/** Keeps the room of its content, and renders it once it is near the view: what a page shows first comes first. */
export function NearView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, NEAR);
  return isNear ? children : <div ref={place} data-near-view="waits" className="min-h-60" />;
}
