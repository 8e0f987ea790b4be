import { uiReading } from '@quayside/i18n/text/ui-reading';
import { useText } from '@quayside/i18n/use-text';
import { useMemo } from 'react';
import { Link } from '../link/link.tsx';
import { Notice } from '../notice/notice.tsx';
import { qrPath } from './qr-path.ts';

/** What the code holds, and what it is called for whoever cannot scan it. */
export type QrCodeProps = {
  /** what the code holds: an `https:` address as a rule */
  value: string;
  /** where it leads: "Continue on your phone". The text alternative, and the words of the link */
  label: string;
  /** CSS length of a side */
  size?: string;
  /** `none` where the same link already stands beside it */
  link?: 'shown' | 'none';
};

/**
 * A QR code, and the same as a link for whoever cannot scan it. Renders a `<figure>` with an `<svg>`, dark on white in every skin. A text
 * that is no web address has no link; one that is too long has no code. `data-state`: ready, too-long.
 */
export function QrCode({ value, label, size = '12rem', link = 'shown' }: QrCodeProps) {
  const t = useText(uiReading);
  const code = useMemo(() => qrPath(value), [value]);
  return (
    <figure data-state={code ? 'ready' : 'too-long'} className="m-0 flex flex-col items-center gap-1">
      {code ? (
        <svg
          role="img"
          aria-label={t('qrAlt', { label })}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
          style={{ width: size }}
          // readers want dark on white, whatever the skin
          className="aspect-square max-w-full rounded-control bg-[#fff] fill-[#000] forced-color-adjust-none"
        >
          <path d={code.path} />
        </svg>
      ) : (
        <Notice tone="warning">{t('qrTooLong')}</Notice>
      )}
      {link === 'shown' && isWebAddress(value) ? (
        <figcaption className="text-center text-label">
          <Link href={value} placement="standalone">
            {label}
          </Link>
        </figcaption>
      ) : null}
    </figure>
  );
}

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);
