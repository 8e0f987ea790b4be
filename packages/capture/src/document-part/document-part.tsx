import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import { ImageViewer } from '@quayside/ui/image-viewer';
import ImageIcon from 'lucide-react/icons/image';
import Maximize from 'lucide-react/icons/maximize-2';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { LocatedDetail, ZoneDetail } from './find-detail.ts';
import { locateDetail } from './locate-detail.ts';

export type { ZoneDetail } from './find-detail.ts';

export type DocumentPartProps = {
  /** The URL of a picture of an identity document. If undefined, the component shows a placeholder. */
  source: string | undefined;
  /** The name of the picture in the image viewer. */
  label: string;
  /** The detail to find in the machine-readable zone and to enlarge. */
  detail: ZoneDetail;
  /**
   * Content for a picture without the detail: it has no machine-readable zone, or the browser cannot search it.
   * Default: nothing.
   */
  fallback?: ReactNode;
};

type Search =
  | { readonly state: 'searching' | 'unknown' }
  | { readonly state: 'found'; readonly image: HTMLImageElement; readonly part: LocatedDetail };

/**
 * Renders a detail of a machine-readable zone, cut from a picture of the document, enlarged and straightened. A press
 * opens the whole picture.
 */
export function DocumentPart({ source, label, detail, fallback = null }: DocumentPartProps) {
  const t = useText(uiDocuments);
  const [viewer, setViewer] = useState<'closed' | 'open'>('closed');
  const search = useSearch(source, detail);
  if (search.state === 'unknown') return fallback;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={!source}
        onClick={() => setViewer('open')}
        className="block w-full cursor-zoom-in overflow-hidden rounded-control border border-line bg-surface-sunken p-0 text-start"
      >
        {search.state === 'found' ? <Strip {...search} /> : <StripPlaceholder />}
        <span className="flex min-h-target items-center gap-2 px-3 py-2 font-medium text-accent-strong text-label">
          <Maximize aria-hidden size="1.125rem" className="shrink-0" />
          {t('showWhole')}
        </span>
      </button>
      {source ? (
        <ImageViewer open={viewer === 'open'} onOpenChange={() => setViewer('closed')} source={source} label={label} />
      ) : null}
    </>
  );
}

/** Renders a placeholder in the proportions of the shortest strip, because most strips are short. */
const StripPlaceholder = () => (
  <span className="flex aspect-18/5 items-center justify-center text-ink-muted">
    <ImageIcon aria-hidden size="1.5rem" />
  </span>
);

function useSearch(source: string | undefined, detail: ZoneDetail): Search {
  const [search, setSearch] = useState<{ readonly of: string; readonly found: Search }>();
  const of = `${detail} ${source}`;
  useEffect(() => {
    if (!source) return;
    const left = new AbortController();
    const show = (found: Search) => {
      if (!left.signal.aborted) setSearch({ of, found });
    };
    findInPicture(source, detail, left.signal).then(show, () => show({ state: 'unknown' }));
    return () => left.abort();
  }, [source, detail, of]);
  return search?.of === of ? search.found : { state: 'searching' };
}

async function findInPicture(source: string, detail: ZoneDetail, signal: AbortSignal): Promise<Search> {
  const image = await loadImage(source);
  const part = await locateDetail(image, detail, signal);
  return part ? { state: 'found', image, part } : { state: 'unknown' };
}

async function loadImage(source: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = source;
  await image.decode();
  return image;
}

/** The width of the strip in pixels: sharp on a phone that is 430 px wide with a device pixel ratio of 3. */
const STRIP_WIDTH = 1290;

function Strip({ image, part }: Extract<Search, { state: 'found' }>) {
  const { corners, ratio, mark } = part;
  const height = Math.round(STRIP_WIDTH / ratio);
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) => {
      const context = canvas?.getContext('2d');
      if (!context) return;
      const [start, end, down] = corners.map(([x, y]) => [x * image.naturalWidth, y * image.naturalHeight] as const);
      if (!start || !end || !down) return;
      const toPicture = new DOMMatrix([
        (end[0] - start[0]) / STRIP_WIDTH,
        (end[1] - start[1]) / STRIP_WIDTH,
        (down[0] - start[0]) / height,
        (down[1] - start[1]) / height,
        start[0],
        start[1],
      ]);
      context.imageSmoothingQuality = 'high';
      context.setTransform(toPicture.inverse());
      context.drawImage(image, 0, 0);
    },
    [corners, height, image],
  );
  const [left, right] = mark;
  return (
    <span data-skin="white" className="relative block">
      <canvas ref={draw} aria-hidden width={STRIP_WIDTH} height={height} className="block h-auto w-full" />
      <span
        className="absolute inset-y-1/4 rounded-sm border-2 border-danger"
        style={{ insetInlineStart: `${left * 100}%`, width: `${(right - left) * 100}%` }}
      />
    </span>
  );
}
