import { useEffect } from 'react';
import { signatureFamily } from './signature.ts';

let wanted: Promise<unknown> | undefined;

/** Downloads the face of typed signatures once, when the first one is shown. Without it, the script fonts of the system stay. */
const loadSignatureFace = (): Promise<unknown> => {
  wanted ??= add(
    new FontFace(signatureFamily, `url("${new URL('../../fonts/signature.woff2', import.meta.url).href}")`),
  ).catch(() => {
    wanted = undefined; // the next signature tries again
  });
  return wanted;
};

async function add(face: FontFace): Promise<void> {
  document.fonts.add(await face.load());
}

/** Loads the face of typed signatures for a component that shows one. */
export function useSignatureFace(): void {
  useEffect(() => {
    void loadSignatureFace();
  }, []);
}
