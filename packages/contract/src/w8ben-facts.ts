import { certificationChanges } from '@quayside/rules/internals/certification-change';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import type { FormHolder, W8benFacts } from '@quayside/rules/internals/w8ben-facts';
import * as z from 'zod/mini';

/** Schema of a change of circumstances after the signature, with its date. */
export const datedChange = lazyObject(() => ({ change: z.enum(certificationChanges), changedOn: z.iso.date() }));

const lines = z.record(z.string(), z.unknown());

/** Schema of the holder of a W-8BEN (`FormHolder` of `@quayside/rules/internals/w8ben-facts`). Calls take its `id` as `holder`. */
export const formHolder: z.ZodMiniType<FormHolder> = lazyObject(() => ({
  id: z.uuid(),
  name: z.string(),
  role: z.enum(['self', 'joint-adult', 'joint-minor']),
  guardian: z.optional(z.string()),
}));

/** Schema of the rules' input for a modification or update of a W-8BEN (`W8benFacts` of `@quayside/rules/internals/w8ben-facts`). */
export const w8benFacts: z.ZodMiniType<W8benFacts> = lazyObject(() => ({
  holder: z.enum(['individual', 'institution']),
  onFile: z.optional(
    z.object({
      signedOn: z.iso.date(),
      changes: z.readonly(z.array(datedChange)),
      affirmedOn: z.optional(z.iso.date()),
      lines,
    }),
  ),
  held: lines,
  taxCountries: z.optional(z.readonly(z.array(z.string()))),
  accountNumber: z.optional(z.string()),
  whose: z.optional(formHolder),
}));
