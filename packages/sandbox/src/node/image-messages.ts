import type { Light } from '../documents/image-tools.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export type ImageTask =
  | { readonly task: 'clean'; readonly bytes: Bytes; readonly type: string }
  | { readonly task: 'lightOf'; readonly bytes: Bytes };

/** `unreadable` tells why in English, for the log. */
export type ImageReply =
  | { readonly cleaned: { readonly bytes: Bytes; readonly type: string } }
  | { readonly light: Light }
  | { readonly unreadable: string };
