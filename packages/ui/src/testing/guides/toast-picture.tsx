import type { ReactNode } from 'react';
import { PhonePicture } from './phone-picture.tsx';

/** Draws a toast on a page of a phone, because a real one would cover the guide for two seconds alone. */
export const ToastPicture = ({ says, children }: { says: string; children?: ReactNode }) => (
  <PhonePicture at="none" behind={children}>
    <span className="rounded-control bg-ink px-5 py-3 text-body text-surface">{says}</span>
  </PhonePicture>
);
