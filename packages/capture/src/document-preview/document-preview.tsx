import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import { ImageViewer } from '@quayside/ui/image-viewer';
import { SourceImage } from '@quayside/ui/internals/image-viewer/source-image';
import { Spinner } from '@quayside/ui/spinner';
import FileText from 'lucide-react/icons/file-text';
import ImageIcon from 'lucide-react/icons/image';
import Video from 'lucide-react/icons/video';
import { useState } from 'react';
import type { DocumentFrame } from '../document-camera/document-frame.ts';

export type DocumentPreviewProps = {
  /** The name of the file, for the button and the viewer. */
  label: string;
  /** The kind of file. */
  kind: 'image' | 'pdf' | 'video';
  /** The file in memory or its URL. If undefined, the preview shows an icon for the kind of file. */
  source: string | Blob | undefined;
  /**
   * The kind of document, which determines the proportions, so that the page does not move when the image loads. By
   * default, the preview has the height of the image.
   */
  frame?: DocumentFrame | undefined;
  /**
   * Whether the file is in preparation. The preview shows a spinner until the image has loaded, or all the time if the
   * browser cannot show the file, such as HEIC. Default: `false`.
   */
  busy?: boolean;
};

/**
 * The styles by kind of document, with the proportions of ID-3 and ID-1 (ISO/IEC 7810). A page would be too high for a
 * preview, so it has a fixed height.
 */
const shapes: Readonly<Record<DocumentFrame, string>> = {
  passport: 'aspect-[125/88] max-h-64',
  'id-card': 'aspect-[856/540] max-h-64',
  'id-card-zone': 'aspect-[856/540] max-h-64',
  page: 'h-64',
};

const signs = { pdf: FileText, image: ImageIcon, video: Video };
const names = { pdf: 'pdfDocument', image: 'photo', video: 'video' } as const;

/** Renders an image that opens in a viewer, or an icon for a PDF, a video or a missing image. */
export function DocumentPreview({ label, kind, source, frame, busy = false }: DocumentPreviewProps) {
  const t = useText(uiDocuments);
  const [viewer, setViewer] = useState<'closed' | 'open'>('closed');
  const [unshown, setUnshown] = useState<Blob | string>();
  const [loaded, setLoaded] = useState<Blob | string>();
  const place = kind === 'image' && frame ? shapes[frame] : 'min-h-24';
  if (kind !== 'image' || !source || source === unshown) {
    const Icon = signs[kind];
    return (
      <p
        data-part="preview"
        className={`m-0 flex ${place} items-center justify-center gap-2 rounded-control bg-surface-sunken p-4 text-ink-muted text-label`}
      >
        {busy ? <Spinner /> : <Icon aria-hidden size="1.5rem" className="shrink-0" />}
        {t(names[kind])}
      </p>
    );
  }
  return (
    <>
      <button
        type="button"
        data-part="preview"
        aria-label={t('enlarge', { label })}
        aria-haspopup="dialog"
        onClick={() => setViewer('open')}
        className={`relative flex ${place} w-full cursor-zoom-in items-center rounded-control bg-surface-sunken p-0`}
      >
        {busy && loaded !== source ? (
          <span
            aria-hidden
            className="absolute inset-0 flex items-center justify-center gap-2 text-ink-muted text-label"
          >
            <Spinner />
            {t('reading')}
          </span>
        ) : null}
        <SourceImage
          source={source}
          alt=""
          onLoad={() => setLoaded(source)}
          onError={() => setUnshown(source)}
          className={`block max-w-full rounded-control object-contain ${frame ? 'absolute inset-0 m-auto max-h-full' : 'relative mx-auto max-h-64'}`}
        />
      </button>
      <ImageViewer open={viewer === 'open'} onOpenChange={() => setViewer('closed')} source={source} label={label} />
    </>
  );
}
