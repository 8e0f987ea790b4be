import * as z from 'zod/mini';
import { documentInfo } from './application.ts';

/** Something that a customer may read again. Its address needs no login and dies soon: viewers and new windows send no headers. */
export const paper = z.object({
  id: z.string(),
  /** what was submitted (with a signed W-8BEN); a text that was agreed to; the account as it stands now; a document that was uploaded */
  kind: z.enum(['submission', 'agreement', 'statement', 'upload']),
  at: z.iso.datetime(),
  /** of what was submitted */
  flow: z.optional(z.string()),
  /** of a W-8BEN that is not the user's own: whose, by name */
  of: z.optional(z.string()),
  /** of an agreement, in the language in which it was read */
  title: z.optional(z.string()),
  /** of an upload */
  document: z.optional(documentInfo),
  /** media type of the file */
  type: z.string(),
  /** below the business service's base address, with its query */
  path: z.string(),
});
/** One paper of a customer, and the address below which it can be fetched for a short time. */
export type Paper = z.output<typeof paper>;
