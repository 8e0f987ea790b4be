import { replyField } from '@quayside/rules/reply-field';
import type { checkReply } from '@quayside/rules/review-reply';
import type { Values } from '../form/paths.ts';

let rule: typeof checkReply | undefined;

/** Returns the rule of a reply once it has loaded. Until then the server alone checks a reply. */
export const replyRule = () => rule;

/** Loads the rule of a reply, because few customers are asked for more. */
export async function loadReplyRule(): Promise<void> {
  rule = (await import('@quayside/rules/review-reply')).checkReply;
}

/** Returns prepared answers with the reply that was typed beside them. */
export const withReply = (typed: Values, prepared: Values): Values =>
  replyField in typed && !(replyField in prepared) ? { ...prepared, [replyField]: typed[replyField] } : prepared;
