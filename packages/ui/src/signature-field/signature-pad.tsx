import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import Eraser from 'lucide-react/icons/eraser';
import Undo2 from 'lucide-react/icons/undo-2';
import { useRef } from 'react';
import { Button } from '../button/button.tsx';
import type { Stroke } from './signature.ts';
import { usePad } from './use-pad.ts';

export type SignaturePadProps = {
  id: string;
  strokes: readonly Stroke[];
  onChange: (strokes: readonly Stroke[]) => void;
  describedBy: string | undefined;
  state: 'idle' | 'error' | 'readonly' | 'disabled';
};

/**
 * Renders a drawing area for touch, pen or mouse. Strokes are stored in units of the pad and redrawn after a change of
 * size, skin or value. Keyboard users type their name instead.
 */
export function SignaturePad({ id, strokes, onChange, describedBy, state }: SignaturePadProps) {
  const t = useText(uiDocuments);
  const canvas = useRef<HTMLCanvasElement>(null);
  const locked = state === 'readonly' || state === 'disabled';
  const redraw = usePad(canvas, { strokes, onChange, locked });
  const empty = strokes.length === 0;
  return (
    <div className="flex flex-col gap-2">
      <div
        data-state={state}
        className="relative max-w-lg overflow-hidden rounded-control border border-(--q-control-line) bg-surface-raised text-ink data-[state=error]:border-danger data-[state=readonly]:border-line data-[state=disabled]:opacity-60"
      >
        <span aria-hidden className="pointer-events-none absolute inset-x-6 bottom-[30%] border-line-strong border-b" />
        {empty && !locked ? (
          <span
            aria-hidden
            className="pointer-events-none absolute inset-x-6 top-[70%] bottom-0 flex items-center justify-center text-center text-caption text-ink-muted leading-tight"
          >
            {t('signHere')}
          </span>
        ) : null}
        <canvas
          ref={canvas}
          id={`${id}-pad`}
          role="img"
          aria-label={t('signPad')}
          aria-describedby={[`${id}-strokes`, describedBy].filter(Boolean).join(' ')}
          onTransitionEnd={redraw} // the colour has its new value after the transition of a skin change
          className="relative block aspect-2/1 w-full cursor-crosshair transition-colors" // the aspect ratio of SIGNATURE_SIZE
        />
      </div>
      <span id={`${id}-strokes`} role="status" className="sr-only">
        {empty ? t('signEmpty') : t('signStrokes', { count: strokes.length })}
      </span>
      {locked ? null : (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="quiet"
            size="medium"
            icon={<Undo2 size={18} />}
            disabled={empty}
            onPress={() => onChange(strokes.slice(0, -1))}
          >
            {t('undo')}
          </Button>
          <Button
            variant="quiet"
            size="medium"
            icon={<Eraser size="1.125rem" />}
            disabled={empty}
            onPress={() => onChange([])}
          >
            {t('clear')}
          </Button>
        </div>
      )}
    </div>
  );
}
