import { uiDocuments } from '@quayside/i18n/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import FileText from 'lucide-react/icons/file-text';
import ImageIcon from 'lucide-react/icons/image';
import Video from 'lucide-react/icons/video';
import { useState } from 'react';
import type { DocumentFrame } from '../document-camera/document-frame.ts';
import { ImageViewer } from '../image-viewer/image-viewer.tsx';
import { SourceImage } from '../image-viewer/source-image.tsx';
import { Spinner } from '../spinner/spinner.tsx';

export type DocumentPreviewProps = {
  label: string;
  kind: 'image' | 'pdf' | 'video';
  /** A URL or a file in memory. Undefined shows an icon of the kind. */
  source: string | Blob | undefined;
  /** What the image shows: its place has the shape of the document from the start, so that an image that loads moves nothing. Default: the height of the image. */
  frame?: DocumentFrame | undefined;
  /** The file is being prepared. An image that the browser cannot show, such as HEIC, has a spinner in its place. */
  busy?: boolean;
};

/** ID-3 and ID-1 of ISO/IEC 7810. A page is too high for a preview, and has the greatest height. */
const shapes: Readonly<Record<DocumentFrame, string>> = {
  passport: 'aspect-[125/88] max-h-64',
  'id-card': 'aspect-[856/540] max-h-64',
  'id-card-zone': 'aspect-[856/540] max-h-64',
  page: 'h-64',
};

const signs = { pdf: FileText, image: ImageIcon, video: Video };
const names = { pdf: 'pdfDocument', image: 'photo', video: 'video' } as const;

/** Renders an image that opens a viewer, or an icon for a PDF, a video or a missing image. */
export function DocumentPreview({ label, kind, source, frame, busy = false }: DocumentPreviewProps) {
  const t = useText(uiDocuments);
  const [viewer, setViewer] = useState<'closed' | 'open'>('closed');
  const [unshown, setUnshown] = useState<Blob | string>();
  const place = kind === 'image' && frame ? shapes[frame] : 'min-h-24';
  if (kind !== 'image' || !source || source === unshown) {
    const Icon = signs[kind];
    return (
      <p
        className={`m-0 flex ${place} items-center justify-center gap-2 rounded-control bg-surface-sunken p-4 text-ink-muted text-label`}
      >
        {busy ? <Spinner /> : <Icon aria-hidden size={24} className="shrink-0" />}
        {t(names[kind])}
      </p>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-label={t('enlarge', { label })}
        aria-haspopup="dialog"
        onClick={() => setViewer('open')}
        className={`flex ${place} w-full cursor-zoom-in items-center rounded-control bg-surface-sunken p-0`}
      >
        <SourceImage
          source={source}
          alt=""
          onError={() => setUnshown(source)}
          className={`mx-auto block max-w-full rounded-control object-contain ${frame ? 'max-h-full' : 'max-h-64'}`}
        />
      </button>
      <ImageViewer open={viewer === 'open'} onClose={() => setViewer('closed')} source={source} label={label} />
    </>
  );
}
