import { type CSSProperties, useCallback } from 'react';

export type SourceImageProps = {
  source: string | Blob;
  alt: string;
  className?: string;
  style?: CSSProperties;
  onLoad?: () => void;
  onError?: () => void;
};

/** Renders an `<img>` from a URL or a file. Revokes the object URL of a file on unmount. */
export function SourceImage({ source, alt, ...rest }: SourceImageProps) {
  const attach = useCallback(
    (image: HTMLImageElement) => {
      if (typeof source === 'string') return;
      const url = URL.createObjectURL(source);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [source],
  );
  return <img {...rest} ref={attach} alt={alt} {...(typeof source === 'string' ? { src: source } : {})} />;
}
