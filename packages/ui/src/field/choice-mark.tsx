import Check from 'lucide-react/icons/check';
import type { ComponentProps } from 'react';
import { choiceMark } from './choice.styles.ts';

export type ChoiceMarkProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & { type: 'radio' | 'checkbox' };

/** Renders a native radio button or checkbox in the style of the skin. */
export const ChoiceMark = ({ type, ...input }: ChoiceMarkProps) => (
  <span className="relative inline-flex h-[1lh] shrink-0 items-center">
    <input {...input} type={type} className={choiceMark({ type })} />
    {type === 'checkbox' && (
      <Check
        aria-hidden
        strokeWidth={3}
        className="pointer-events-none absolute inset-x-[0.25rem] size-[1rem] scale-0 text-ink-on-accent transition-[scale] ease-q-pop peer-checked:scale-100 forced-colors:hidden"
      />
    )}
  </span>
);
