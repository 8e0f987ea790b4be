import { drafts } from '@quayside/i18n/internals/text/drafts';
import { useText } from '@quayside/i18n/use-text';
import { type SignatureValue, TypedText } from '@quayside/ui/signature-field';
import type { FormValues } from './form/paths.ts';

/** Returns the signature in a step's answers, or undefined if it is missing or has no strokes. */
export const signatureIn = ({ signature }: FormValues): SignatureValue | undefined => {
  const signed = signature as SignatureValue | undefined;
  return signed?.method === 'draw' && signed.strokes.length === 0 ? undefined : signed;
};

/** Renders a signature as its field shows it: drawn strokes, or typed text in a script font on a line. Without a signature, renders a text that says so. */
export function SignatureView({ signature }: { signature: SignatureValue | undefined }) {
  const t = useText(drafts);
  if (!signature) return t('conflict.empty');
  if (signature.method === 'type')
    return (
      <span className="block max-w-full rounded-control border border-line bg-surface px-4 pt-3 pb-4">
        <span className="sr-only">{t('conflict.typed', { text: signature.text })}</span>
        <span className="block border-line-strong border-b pb-1">
          <TypedText text={signature.text} decorative />
        </span>
      </span>
    );
  const { width, height, strokes } = signature;
  return (
    <svg
      role="img"
      aria-label={t('conflict.drawn')}
      viewBox={`0 0 ${width} ${height}`}
      className="block h-20 max-w-full rounded-control border border-line bg-surface"
    >
      {strokes.map(({ points }, index) => (
        <polyline
          key={index}
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          stroke="currentColor"
          strokeWidth={5}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  );
}
