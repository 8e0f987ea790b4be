/** Path of the reply to a reviewer in the answers and issues of a form. No step has a field with this name. */
export const replyField = 'reply';
