import type { ReactNode } from 'react';
import { PhonePicture } from './phone-picture.tsx';

/** Renders a toast in the picture of a phone. A real toast would cover the guide and disappear after two seconds. */
export const ToastPicture = ({ says, children }: { says: string; children?: ReactNode }) => (
  <PhonePicture placement="none" behind={children}>
    <span className="rounded-control bg-ink px-5 py-3 text-body text-surface">{says}</span>
  </PhonePicture>
);
