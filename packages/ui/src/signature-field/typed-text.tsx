import { SCRIPT_FACE } from './signature.ts';
import { useSignatureFace } from './signature-face.ts';

export type TypedTextProps = {
  readonly text: string;
  /** the text before it says the same: it is neither read nor found */
  readonly decorative?: boolean;
};

/** Renders a typed signature in its face, without a line or a box. */
export function TypedText({ text, decorative }: TypedTextProps) {
  useSignatureFace();
  const look = 'min-w-0 text-[2.25rem] text-ink leading-snug wrap-anywhere';
  return decorative ? (
    <span
      aria-hidden
      data-text={text}
      className={`${look} before:content-[attr(data-text)]`}
      style={{ fontFamily: SCRIPT_FACE }}
    />
  ) : (
    <span className={`${look} text-center`} style={{ fontFamily: SCRIPT_FACE }}>
      {text}
    </span>
  );
}
