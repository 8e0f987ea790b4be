import type { ElementProps } from '../element-props/element-props.ts';
import { SIGNATURE_FONT_FAMILY } from './signature.ts';
import { useSignatureFont } from './signature-font.ts';

export type TypedTextProps = {
  readonly text: string;
  /**
   * Whether the signature is hidden from screen readers and find-in-page. Use it if nearby text is the same. Default:
   * `false`.
   */
  readonly decorative?: boolean;
} & ElementProps<'span', 'children'>;

/** Renders a typed signature in its script font, without a line or a box. */
export function TypedText({ text, decorative, className = '', style, ...rest }: TypedTextProps) {
  useSignatureFont();
  const textClass = `min-w-0 text-[2.25rem] text-ink leading-snug wrap-anywhere ${className}`;
  return decorative ? (
    <span
      {...rest}
      aria-hidden
      data-text={text}
      className={`${textClass} before:content-[attr(data-text)]`}
      style={{ fontFamily: SIGNATURE_FONT_FAMILY, ...style }}
    />
  ) : (
    <span {...rest} className={`${textClass} text-center`} style={{ fontFamily: SIGNATURE_FONT_FAMILY, ...style }}>
      {text}
    </span>
  );
}
