import { lazyObject } from '@quayside/rules/internals/lazy-object';
import * as z from 'zod/mini';

/** Schema of an agreement as headings and paragraphs, so that the server sends no HTML. `sha256` is the hash of its canonical JSON without `sha256`. */
export const agreement = lazyObject(() => ({
  id: z.string(),
  version: z.string(),
  language: z.string(),
  effectiveFrom: z.iso.date(),
  /** The language whose text is binding if translations differ. */
  languageOfRecord: z.optional(z.string()),
  /** The source of the text, in the language of record: a law, a form, or counsel. */
  source: z.optional(z.string()),
  title: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  sha256: z.string(),
}));
/** An agreement's text in one version and one language. A consent names its `id` and `version`. */
export type Agreement = z.output<typeof agreement>;
