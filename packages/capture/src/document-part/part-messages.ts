import type { LocatedDetail, ZoneDetail } from './find-detail.ts';

/** A request to the worker that finds a detail in the picture of a document. */
export type PartRequest = { readonly bitmap: ImageBitmap; readonly detail: ZoneDetail };

/** The worker's response. `part` is undefined if the picture has no machine-readable zone. */
export type PartReply = { readonly part: LocatedDetail | undefined };
