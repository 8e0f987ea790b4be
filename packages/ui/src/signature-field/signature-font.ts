import { useEffect } from 'react';
import { signatureFamily } from './signature.ts';

let loading: Promise<unknown> | undefined;

/** Loads the font of typed signatures once. If it fails to load, script fonts of the system are used. */
const loadSignatureFace = (): Promise<unknown> => {
  loading ??= add(
    new FontFace(signatureFamily, `url("${new URL('../../fonts/signature.woff2', import.meta.url).href}")`),
  ).catch(() => {
    loading = undefined; // the next signature retries
  });
  return loading;
};

async function add(face: FontFace): Promise<void> {
  document.fonts.add(await face.load());
}

/** Loads the font of typed signatures. Call it in a component that shows a typed signature. */
export function useSignatureFont(): void {
  useEffect(() => {
    void loadSignatureFace();
  }, []);
}
