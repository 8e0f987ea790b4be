import type { ComponentType } from 'react';

// The props of the components that home renders for both visitors and customers.

/** An item that customers need for the opening, in the order of its steps. */
export type RequiredItem = 'identity' | 'address' | 'tax';
/** The props of the list of items that the opening needs. `needs`: the items to show. Default: all. */
export type PrepareProps = { readonly needs?: readonly RequiredItem[] };
/** The props of a titled list of facts. `look`: `quiet` renders no card, below more important content. */
export type FactsProps = { title: string; facts: readonly string[]; look?: 'quiet' };

/** What home shows. `waiting`: the skeleton. `new`: the page of a customer without an application. `own`: the page of any other customer. */
export type HomeContent = 'waiting' | 'new' | 'own';

/** The props of `HomeStatus`: the signed-in phone number, and components that home also renders for visitors. */
export type HomeStatusProps = {
  readonly phoneNumber: string;
  /** Renders a list of facts, as on the visitors' page. */
  readonly Facts: ComponentType<FactsProps>;
  /** Renders the items that the opening asks for, as on the visitors' page. */
  readonly Prepare: ComponentType<PrepareProps>;
  /** Called with what home shows, before the first paint of it, so that home removes its skeleton in the same frame. */
  readonly onSeen: (seen: HomeContent) => void;
};
