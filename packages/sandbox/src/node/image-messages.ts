import type { PictureLight } from '../domain/ports/image-tools.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A task for the image thread: re-encode a picture (`clean`), or measure its light (`lightOf`). */
export type ImageTask =
  | { readonly task: 'clean'; readonly bytes: Bytes; readonly type: string }
  | { readonly task: 'lightOf'; readonly bytes: Bytes };

/** Reply of the image thread: the result of a task, or `unreadable` with the reason in English, for the log. */
export type ImageReply =
  | { readonly cleaned: { readonly bytes: Bytes; readonly type: string } }
  | { readonly light: PictureLight }
  | { readonly unreadable: string };
