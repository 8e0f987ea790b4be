import type { ComponentType } from 'react';

// Types of the parts that home renders alike for visitors and customers.

/** Items that the opening asks for, in the order of its steps. */
export type Need = 'identity' | 'address' | 'tax';
/** `needs`: items that are still needed; default: all */
export type PrepareProps = { readonly needs?: readonly Need[] };
/** `quiet`: without a card, below more important content */
export type FactsProps = { title: string; facts: readonly string[]; look?: 'quiet' };

/** Content on the screen: the skeleton of home, the page of a customer without an application, or that of any other customer. */
export type Seen = 'waiting' | 'new' | 'own';

export type HomeStatusProps = {
  readonly phoneNumber: string;
  /** Renders what a customer can expect, with the look of a visitor's page. */
  readonly Facts: ComponentType<FactsProps>;
  /** Renders the items that the opening asks for, with the look of a visitor's page. */
  readonly Prepare: ComponentType<PrepareProps>;
  /** Called before the paint, so that home removes its skeleton in the same frame. */
  readonly onSeen: (seen: Seen) => void;
};
