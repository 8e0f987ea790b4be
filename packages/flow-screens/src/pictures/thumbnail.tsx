import { useDocumentUrl } from '../use-document-url.ts';

export type ThumbnailProps = {
  /** The id of the document on the server. */
  readonly of: string;
  /** The border of the picture: `danger` if a reviewer rejected it, otherwise `line`. */
  readonly frame: 'line' | 'danger';
};

/** Renders a small picture of a document next to text that names it, hidden from screen readers. Reserves its space while it loads. */
export function Thumbnail({ of, frame }: ThumbnailProps) {
  const url = useDocumentUrl(of);
  return (
    <span
      aria-hidden
      data-thumbnail={frame}
      className={`block size-14 shrink-0 overflow-hidden rounded-control bg-surface-sunken ${frame === 'danger' ? 'border-2 border-danger' : 'border border-line'}`}
    >
      {url ? <img src={url} alt="" className="block size-full object-cover" /> : null}
    </span>
  );
}
