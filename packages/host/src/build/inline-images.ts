import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The maximum size of a picture to inline, in bytes. */
const MOST_BYTES = 2048;

/**
 * Returns a page's HTML with SVG pictures of at most 2,048 bytes as data URLs, so that the first frame needs no request for them. `folder` contains the host's
 * public files, served under `base`. React does not replace the attribute during hydration.
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

/**
 * Returns the data URL of an SVG. Escapes only the characters that a URL in a double-quoted attribute must not contain, because this compresses better than
 * base64.
 */
const dataUrl = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[%#<>&]/g, encodeURIComponent)}`;
