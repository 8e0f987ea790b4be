import { useEffect } from 'react';
import { signatureFamily } from './signature.ts';

let wanted: Promise<unknown> | undefined;

/**
 * Loads the font of typed signatures once, when the first one is shown. If it fails, the script fonts of the system are
 * used.
 */
const loadSignatureFace = (): Promise<unknown> => {
  wanted ??= add(
    new FontFace(signatureFamily, `url("${new URL('../../fonts/signature.woff2', import.meta.url).href}")`),
  ).catch(() => {
    wanted = undefined; // the next signature retries
  });
  return wanted;
};

async function add(face: FontFace): Promise<void> {
  document.fonts.add(await face.load());
}

/** Loads the font of typed signatures. Call it in a component that shows one. */
export function useSignatureFace(): void {
  useEffect(() => {
    void loadSignatureFace();
  }, []);
}
