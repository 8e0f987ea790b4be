import * as z from 'zod/mini';

/** An agreement as a document of headings and paragraphs: no HTML crosses the wire. `sha256` is over its canonical JSON without the hash. */
export const agreement = z.object({
  id: z.string(),
  version: z.string(),
  language: z.string(),
  effectiveFrom: z.iso.date(),
  title: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
  sha256: z.string(),
});
/** The text of an agreement in one version and one language; a consent names `id` and `version`. */
export type Agreement = z.output<typeof agreement>;
