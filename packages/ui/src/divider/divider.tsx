export type DividerProps = {
  label?: string;
};

/** Renders an `<hr>`, or two lines with a label between them. */
export const Divider = ({ label }: DividerProps) =>
  label ? (
    <div className="my-4 flex items-center gap-3 text-caption text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {label}
    </div>
  ) : (
    <hr className="my-4 h-0 border-0 border-line border-t" />
  );
