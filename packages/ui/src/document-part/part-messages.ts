import type { FoundPart, PartOf } from './find-part.ts';

/** A request to the worker that finds a detail in the picture of a document. */
export type PartRequest = { readonly bitmap: ImageBitmap; readonly detail: PartOf };

/** The worker's response. `part` is undefined if the picture has no machine-readable zone. */
export type PartReply = { readonly part: FoundPart | undefined };
