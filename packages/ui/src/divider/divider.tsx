import type { Ref } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';

export type DividerProps = {
  /** A text between two lines. */
  label?: string;
} & ElementProps<'hr', 'children' | 'ref'> & {
    /** The ref of the `<hr>`, or of the element with the label. */
    ref?: Ref<HTMLElement>;
  };

/** Renders an `<hr>`, or two lines with a label between them. */
export const Divider = ({ label, className = '', ref, ...rest }: DividerProps) =>
  label ? (
    <div
      {...rest}
      ref={ref as Ref<HTMLDivElement>}
      className={`my-4 flex items-center gap-3 text-caption text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line ${className}`}
    >
      {label}
    </div>
  ) : (
    <hr {...rest} ref={ref as Ref<HTMLHRElement>} className={`my-4 h-0 border-0 border-line border-t ${className}`} />
  );
