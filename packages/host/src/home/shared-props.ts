import type { ComponentType } from 'react';

// The props of the components that home renders for both visitors and customers.

/** An item that the opening asks for, in the order of its steps. */
export type RequiredItem = 'identity' | 'address' | 'tax';
/** `needs`: the items to show. Default: all. */
export type PrepareProps = { readonly needs?: readonly RequiredItem[] };
/** A title with a list of facts. `quiet`: without a card, below more important content. */
export type FactsProps = { title: string; facts: readonly string[]; look?: 'quiet' };

/** The visible content of home. `waiting`: the skeleton. `new`: the page of a customer without an application. `own`: that of any other customer. */
export type HomeContent = 'waiting' | 'new' | 'own';

/** The signed-in number, and the components that home shares with its visitors' page. */
export type HomeStatusProps = {
  readonly phoneNumber: string;
  /** Renders a list of facts, as on the visitors' page. */
  readonly Facts: ComponentType<FactsProps>;
  /** Renders the items that the opening asks for, as on the visitors' page. */
  readonly Prepare: ComponentType<PrepareProps>;
  /** Called before the first paint of the content, so that home removes its skeleton in the same frame. */
  readonly onSeen: (seen: HomeContent) => void;
};
