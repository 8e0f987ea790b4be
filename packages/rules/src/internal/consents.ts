import * as z from 'zod/mini';
import { type Issue, issue } from '../issue.ts';

/** What was agreed to: an agreement, its version, and the language in which it was read. */
export const consents = () =>
  z.array(z.object({ id: z.string(), version: z.string(), language: z.string() }), 'must-agree');

type Named = { readonly id?: string; readonly version?: string };

/** `must-agree` (MSG-02) at `consents.<id>` for every agreement that is not agreed to in the version asked for, or has none. */
export const consentIssues = (
  given: readonly Named[],
  asked: readonly { readonly id: string; readonly version: string | undefined }[],
): readonly Issue[] =>
  asked
    .filter(({ id, version }) => !version || !given.some((one) => one.id === id && one.version === version))
    .map(({ id }) => issue(`consents.${id}`, 'must-agree'));
