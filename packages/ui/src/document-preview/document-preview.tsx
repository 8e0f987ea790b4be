import { uiDocuments } from '@quayside/i18n/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import FileText from 'lucide-react/icons/file-text';
import ImageIcon from 'lucide-react/icons/image';
import Video from 'lucide-react/icons/video';
import { useState } from 'react';
import { ImageViewer } from '../image-viewer/image-viewer.tsx';
import { SourceImage } from '../image-viewer/source-image.tsx';

export type DocumentPreviewProps = {
  label: string;
  kind: 'image' | 'pdf' | 'video';
  /** A URL or a file in memory. Undefined shows an icon of the kind. */
  source: string | Blob | undefined;
};

const signs = { pdf: FileText, image: ImageIcon, video: Video };
const names = { pdf: 'pdfDocument', image: 'photo', video: 'video' } as const;

/** Renders an image that opens a viewer, or an icon for a PDF, a video or a missing image. */
export function DocumentPreview({ label, kind, source }: DocumentPreviewProps) {
  const t = useText(uiDocuments);
  const [viewer, setViewer] = useState<'closed' | 'open'>('closed');
  if (kind !== 'image' || !source) {
    const Icon = signs[kind];
    return (
      <p className="m-0 flex min-h-24 items-center justify-center gap-2 rounded-control bg-surface-sunken p-4 text-ink-muted text-label">
        <Icon aria-hidden size={24} className="shrink-0" />
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
        className="flex min-h-24 w-full cursor-zoom-in items-center rounded-control bg-surface-sunken p-0"
      >
        <SourceImage
          source={source}
          alt=""
          className="mx-auto block max-h-64 max-w-full rounded-control object-contain"
        />
      </button>
      <ImageViewer open={viewer === 'open'} onClose={() => setViewer('closed')} source={source} label={label} />
    </>
  );
}
