/** Path of the reply to a reviewer among a form's answers and issues. No step has a field of this name. */
export const replyField = 'reply';
