import { useEffect, useState } from 'react';
import type { Guide } from './guide.ts';

const guides = import.meta.glob<Guide>('../guides/*.tsx', { import: 'default' });

/** Returns the guide of a component by its folder, once it has loaded. */
export function useGuide(folder: string | undefined): Guide | undefined {
  const [guide, setGuide] = useState<Guide>();
  useEffect(() => {
    let isLeft = false;
    void guides[`../guides/${folder}.tsx`]?.().then((loaded) => isLeft || setGuide(loaded));
    return () => {
      isLeft = true;
    };
  }, [folder]);
  return guide;
}
