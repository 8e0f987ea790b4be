import type { ElementProps } from '../element-props/element-props.ts';

/** The props that a calendar passes to its element. */
export type GroupProps = ElementProps<'div', 'defaultValue' | 'children'>;

/**
 * Renders the element around a calendar. Seven days of 44 px need 308 px, so the grid extends 10 px into each gutter of a
 * 320 px screen.
 */
export const CalendarGroup = ({ className = '', ...props }: ElementProps<'div'>) => (
  <div {...props} className={`-mx-2.5 flex max-w-96 flex-col gap-2 ${className}`} />
);
