import facts from 'virtual:kit-facts';
import { useEffect, useState } from 'react';
import type { Guide } from '../../packages/ui/src/testing/guides/guide.ts';
import { galleryOrder } from './gallery-order.ts';

const guides = import.meta.glob<Guide>('../../packages/ui/src/*/*.guide.tsx', { import: 'default' });
/** Tiles in the first two rows of a wide window. */
const FIRST_TILES = 6;
const loading = new Map<string, Promise<Guide>>();

function load(folder: string | undefined): Promise<Guide> | undefined {
  const open = guides[`../../packages/ui/src/${folder}/${folder}.guide.tsx`];
  if (folder === undefined || !open) return undefined;
  const guide = loading.get(folder) ?? open();
  loading.set(folder, guide);
  return guide;
}

/** The guide of the page that is opened loads beside the code of the page, and not after it. */
const opened = new URLSearchParams(location.search).get('id');
/** The gallery shows two rows at first, whose guides load before the page is drawn. */
if (opened === 'components-all-components--docs')
  for (const folder of Object.values(galleryOrder).flat().slice(0, FIRST_TILES)) void load(folder);
void load(Object.keys(facts).find((folder) => facts[folder]?.page === opened));

/** Returns the guide of a component by its folder, once it has loaded; `none` where the component has none. */
export function useGuide(folder: string | undefined): Guide | 'none' | undefined {
  const [guide, setGuide] = useState<Guide>();
  useEffect(() => {
    let isLeft = false;
    void load(folder)?.then((loaded) => isLeft || setGuide(loaded));
    return () => {
      isLeft = true;
    };
  }, [folder]);
  return load(folder) ? guide : 'none';
}
