/** Path of the reply to a reviewer, in the answers and issues of a form. Steps must not have a field with this name. */
export const replyField = 'reply';
