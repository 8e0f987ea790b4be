/** What goes to the passport worker: a picture of the two lines as PNG, and the address of the recogniser's model. */
export type PassportRequest = { picture: ArrayBuffer; model: string };

/** What comes back: the text that was recognised, or that it could not be. */
export type PassportReply = { text: string } | { failure: 'recognise' };
