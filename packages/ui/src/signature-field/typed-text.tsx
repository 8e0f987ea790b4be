import { SCRIPT_FACE } from './signature.ts';
import { useSignatureFace } from './signature-face.ts';

export type TypedTextProps = {
  readonly text: string;
  /** Hides the signature from screen readers and find-in-page. Use it if nearby text is the same. */
  readonly decorative?: boolean;
};

/** Renders a typed signature in its script font, without a line or a box. */
export function TypedText({ text, decorative }: TypedTextProps) {
  useSignatureFace();
  const textClass = 'min-w-0 text-[2.25rem] text-ink leading-snug wrap-anywhere';
  return decorative ? (
    <span
      aria-hidden
      data-text={text}
      className={`${textClass} before:content-[attr(data-text)]`}
      style={{ fontFamily: SCRIPT_FACE }}
    />
  ) : (
    <span className={`${textClass} text-center`} style={{ fontFamily: SCRIPT_FACE }}>
      {text}
    </span>
  );
}
