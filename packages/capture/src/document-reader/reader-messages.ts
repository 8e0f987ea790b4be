import type { DocumentReading } from '@quayside/rules/document-match';
import type { CalendarDate } from '@quayside/values/calendar-date';

/** A decoded picture: a bitmap, or RGBA pixels if workers have no `OffscreenCanvas`. */
export type DecodedPicture = ImageBitmap | ImageData;

/** A request to the worker of the document reader. Without a picture, the worker only loads the recogniser. */
export type ReaderRequest = {
  readonly id: number;
  /** The URL of the model that the worker loads for the recogniser. */
  readonly model: string;
  readonly picture?: { readonly decoded: DecodedPicture; readonly today: CalendarDate };
};

/**
 * The worker's response to the request with the same id. `done` without a reading: no field is certain. `failed`: the
 * recogniser could not load or threw an error.
 */
export type ReaderReply = {
  readonly id: number;
  readonly outcome: 'done' | 'failed';
  readonly reading?: DocumentReading | undefined;
};
