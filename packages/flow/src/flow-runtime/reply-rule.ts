import { replyField } from '@quayside/rules/internals/reply-field';
import type { checkReply } from '@quayside/rules/internals/review-reply';
import type { Values } from '../form/paths.ts';

let rule: typeof checkReply | undefined;

/** Returns the rule that checks a reply; undefined until it is loaded. Until then, only the server checks replies. */
export const replyRule = () => rule;

/** Loads the rule that checks a reply. Loaded on demand, because few customers are asked for more information. */
export async function loadReplyRule(): Promise<void> {
  rule = (await import('@quayside/rules/internals/review-reply')).checkReply;
}

/** Returns the prepared answers together with the typed reply, if there is one. */
export const withReply = (typed: Values, prepared: Values): Values =>
  replyField in typed && !(replyField in prepared) ? { ...prepared, [replyField]: typed[replyField] } : prepared;
