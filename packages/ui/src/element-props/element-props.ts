import type { ComponentProps, JSX } from 'react';

/**
 * The attributes, events and `ref` that a component passes to its element `E`, without those in `K`, which the component
 * uses itself. JSX also accepts every `data-*` attribute.
 */
export type ElementProps<E extends keyof JSX.IntrinsicElements, K extends string = never> = Omit<ComponentProps<E>, K>;
