import { type CSSProperties, useCallback } from 'react';

export type SourceImageProps = {
  /** an address, or a picture in memory */
  source: string | Blob;
  alt: string;
  className?: string;
  style?: CSSProperties;
  /** the picture could not be loaded, or is none */
  onError?: () => void;
};

/** Renders an `<img>`. A picture in memory has an address exactly as long as it is shown. */
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
