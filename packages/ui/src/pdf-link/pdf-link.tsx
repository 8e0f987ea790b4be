import { uiDocuments } from '@quayside/i18n/text/ui-documents';
import { useText } from '@quayside/i18n/use-text';
import FileText from 'lucide-react/icons/file-text';
import type { MouseEvent } from 'react';
import { Link } from '../link/link.tsx';

/** Where the file is, what it is called, and how large it is. */
export type PdfLinkProps = {
  href: string;
  /** the name of the document */
  children: string;
  /** of the file, in bytes; shown where it is known */
  bytes?: number;
  /** before the browser opens it: prevent the default to open it elsewhere, in the native app's viewer for one */
  onOpen?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/** A document to open, with its kind and size, so that nobody loads 5 MB on a train unasked. Renders an `<a>` to a new window. */
export function PdfLink({ href, children, bytes, onOpen }: PdfLinkProps) {
  const t = useText(uiDocuments);
  return (
    <span className="flex items-start gap-2">
      <FileText aria-hidden size={20} className="mt-3 shrink-0 text-ink-muted" />
      <span className="min-w-0">
        <Link href={href} newWindow placement="standalone" {...(onOpen ? { onPress: onOpen } : {})}>
          {children}
        </Link>
        <span className="-mt-1 block text-caption text-ink-muted">
          {bytes === undefined ? 'PDF' : t('pdfSize', { size: fileSize(bytes) })}
        </span>
      </span>
    </span>
  );
}

/** Bytes in the unit that people know from their phones: kB below a megabyte, MB with one decimal above. */
export const fileSize = (bytes: number): string =>
  bytes < 1e6 ? `${Math.max(1, Math.round(bytes / 1e3))} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
