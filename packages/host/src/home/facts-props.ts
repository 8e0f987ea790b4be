import type { ComponentType } from 'react';

// What home gives a visitor and a customer in the same look.

/** What the opening asks for, in the order of its steps. */
export type Need = 'identity' | 'address' | 'tax';
/** `needs`: what is still needed; all if absent */
export type PrepareProps = { readonly needs?: readonly Need[] };
/** `quiet`: without a card, below what matters more */
export type FactsProps = { title: string; facts: readonly string[]; look?: 'quiet' };

/** What is on the screen: the skeleton of home, the page of a customer who has not begun, or that of any other. */
export type Seen = 'waiting' | 'new' | 'own';

export type HomeStatusProps = {
  readonly phoneNumber: string;
  /** what a customer can expect, as a visitor reads it */
  readonly Facts: ComponentType<FactsProps>;
  /** what the opening asks for, as a visitor reads it */
  readonly Prepare: ComponentType<PrepareProps>;
  /** told before the paint, so that home takes its skeleton away in the same frame */
  readonly onSeen: (seen: Seen) => void;
};
