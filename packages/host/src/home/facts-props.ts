// What home gives a visitor and a customer in the same look.

/** What the opening asks for, in the order of its steps. */
export type Need = 'identity' | 'address' | 'tax';
/** `needs`: what is still needed; all if absent */
export type PrepareProps = { readonly needs?: readonly Need[] };
/** `quiet`: without a card, below what matters more */
export type FactsProps = { title: string; facts: readonly string[]; look?: 'quiet' };
