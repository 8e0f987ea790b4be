import { replyField } from '@quayside/rules/internals/reply-field';
import type { checkReply } from '@quayside/rules/internals/review-reply';
import type { FormValues } from '../form/paths.ts';

let rule: typeof checkReply | undefined;

/** Returns the rule that checks a reply, or undefined until `loadReplyRule` has loaded it. Until then, only the server checks replies. */
export const replyRule = () => rule;

/** Loads the rule that checks a reply. It is a separate chunk, because reviewers ask few customers for more information. */
export async function loadReplyRule(): Promise<void> {
  rule = (await import('@quayside/rules/internals/review-reply')).checkReply;
}

/** Returns the prepared answers with the typed reply to a reviewer, unless they already contain one. */
export const withReply = (typed: FormValues, prepared: FormValues): FormValues =>
  replyField in typed && !(replyField in prepared) ? { ...prepared, [replyField]: typed[replyField] } : prepared;
