import { uiDocuments } from '@quayside/i18n/internals/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import FileText from 'lucide-react/icons/file-text';
import type { MouseEvent } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { Link } from '../link/link.tsx';

export type PdfLinkProps = {
  /** The URL of the document. */
  href: string;
  /** The name of the document. */
  children: string;
  /** The file size in bytes, to show after "PDF". By default, only "PDF" is shown. */
  bytes?: number;
  /** Text to show after the file type, such as a date. */
  note?: string;
  /**
   * Called before the browser opens the document. Prevent the default to open it in another viewer, such as the viewer
   * of the native app.
   */
  onPress?: (event: MouseEvent<HTMLAnchorElement>) => void;
} & ElementProps<'span', 'children'>;

/** Renders a link that opens a PDF in a new window, with the file type and size. */
export function PdfLink({ href, children, bytes, note, onPress, className = '', ...rest }: PdfLinkProps) {
  const t = useText(uiDocuments);
  return (
    <span {...rest} className={`flex items-start gap-2 ${className}`}>
      <FileText aria-hidden size="1.25rem" className="mt-3 shrink-0 text-ink-muted" />
      <span className="min-w-0">
        <Link href={href} newWindow variant="standalone" className="py-2" onPress={onPress}>
          {children}
        </Link>
        <span className="-mt-1 block text-caption text-ink-muted">
          {bytes === undefined ? 'PDF' : t('pdfSize', { size: formatFileSize(bytes) })}
          {note ? ` · ${note}` : null}
        </span>
      </span>
    </span>
  );
}

/** Formats a file size in bytes as kB, or from 1 MB as MB with one decimal. */
export const formatFileSize = (bytes: number): string =>
  bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
