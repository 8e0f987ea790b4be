import { lazyObject } from '@quayside/rules/internals/lazy-object';
import * as z from 'zod/mini';
import { documentInfo } from './application.ts';

/** Schema of a document that the customer can open again. Its path needs no login and expires soon, because viewers and new windows send no headers. */
export const customerDocument = lazyObject(() => ({
  id: z.string(),
  /**
   * `submission`: an application, which may contain a signed W-8BEN. `agreement`: an accepted text. `statement`: the
   * account's present state. `upload`: an uploaded document.
   */
  kind: z.enum(['submission', 'agreement', 'statement', 'upload']),
  at: z.iso.datetime(),
  /** The flow of the submitted application; present for a submission. */
  flow: z.optional(z.string()),
  /** The holder's name for a W-8BEN that belongs to another person. */
  of: z.optional(z.string()),
  /** The title in the language that the customer read; present for an agreement. */
  title: z.optional(z.string()),
  /** The metadata of the uploaded document; present for an upload. */
  document: z.optional(documentInfo),
  /** The file's media type. */
  type: z.string(),
  /** The path of the file with its query, relative to the business service's base URL. */
  path: z.string(),
}));
/** A document that the customer can open again, with a path that expires soon. */
export type CustomerDocument = z.output<typeof customerDocument>;
