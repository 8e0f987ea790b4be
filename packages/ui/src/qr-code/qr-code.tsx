import { uiReading } from '@quayside/i18n/internals/text/ui-reading';
import { useText } from '@quayside/i18n/use-text';
import { useMemo } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { Link } from '../link/link.tsx';
import { Notice } from '../notice/notice.tsx';
import { createQrPath } from './qr-path.ts';

export type QrCodeProps = {
  /** The text to encode. Use a URL to also show a link. */
  value: string;
  /** The text alternative of the code and the text of the link, such as "Continue on your phone". */
  label: string;
  /** The width as a CSS length. Default: 12rem. */
  size?: string;
  /** Whether a link to `value` is below the code. Use `none` if the same link is nearby. Default: `shown`. */
  link?: 'shown' | 'none';
} & ElementProps<'figure', 'children'>;

/**
 * Renders a QR code and a link to the same URL in a `<figure>`. The code is dark on white in every skin. A text that is
 * too long for a code gives a warning instead. `data-state`: ready, too-long.
 */
export function QrCode({ value, label, size = '12rem', link = 'shown', className = '', ...rest }: QrCodeProps) {
  const t = useText(uiReading);
  const code = useMemo(() => createQrPath(value), [value]);
  return (
    <figure
      {...rest}
      data-state={code ? 'ready' : 'too-long'}
      className={`m-0 flex flex-col items-center gap-1 ${className}`}
    >
      {code ? (
        <svg
          role="img"
          aria-label={t('qrAlt', { label })}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
          style={{ width: size }}
          // scanners need dark modules on white
          className="aspect-square max-w-full rounded-control bg-[#fff] fill-[#000] forced-color-adjust-none"
        >
          <path d={code.path} />
        </svg>
      ) : (
        <Notice tone="warning">{t('qrTooLong')}</Notice>
      )}
      {link === 'shown' && isWebAddress(value) ? (
        <figcaption className="text-center text-label">
          <Link href={value} variant="standalone">
            {label}
          </Link>
        </figcaption>
      ) : null}
    </figure>
  );
}

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);
