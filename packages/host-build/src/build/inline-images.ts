import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Largest picture that a page holds itself, in bytes. */
const MOST_BYTES = 2048;

/**
 * Returns a page's markup with its small SVG pictures as data URLs, so that the first frame has them without a request. `folder`: public files of the host,
 * served under `base`. React keeps the attribute when it takes the markup over; a picture that is rendered later comes from its file.
 */
export function inlineImages(html: string, base: string, folder: string): string {
  const dataUrls = new Map<string, string>();
  const dataUrlOf = (name: string): string | undefined => {
    const file = join(folder, name);
    if (!dataUrls.has(name) && existsSync(file)) {
      const svg = readFileSync(file, 'utf8').trim();
      if (svg.length <= MOST_BYTES) dataUrls.set(name, dataUrl(svg));
    }
    return dataUrls.get(name);
  };
  const start = base.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return html
    .replace(
      new RegExp(`<link rel="preload" as="image" href="${start}([\\w-]+\\.svg)"/>`, 'g'),
      (link, name: string) => (dataUrlOf(name) ? '' : link),
    )
    .replace(new RegExp(`(<img\\b[^>]* src=")${start}([\\w-]+\\.svg)"`, 'g'), (image, tag: string, name: string) => {
      const url = dataUrlOf(name);
      return url ? `${tag}${url}"` : image;
    });
}

/** Leaves readable what a URL in a double-quoted attribute may contain, because it compresses better than base64. */
const dataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>&]/g, encodeURIComponent)}`;
