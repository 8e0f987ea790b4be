import type { Plugin } from 'vite';

/** Milliseconds that each dynamic import waits. */
const importDelay = 300;

/**
 * A Vite plugin that delays the code that our sources load later: each dynamic import, and each `lazy` component on every
 * mount. The parts of one module arrive one after the other. Stories and customers must not depend on their order.
 */
export const slowParts = (): Plugin => ({
  name: 'slow-parts',
  enforce: 'pre',
  transform(code, id) {
    if (!/\/packages\/[^/]+\/src\//.test(id) || /\.(stories|test)\./.test(id)) return undefined;
    const imports = code.replace(
      /(?<![\w.$<:*] ?)(?<!typeof )\bimport\((['"`].*?['"`])\)/g,
      `new Promise((resolve) => setTimeout(resolve, ${importDelay})).then(() => import($1))`,
    );
    if (!/\blazy\b.*from 'react'/.test(imports)) return imports === code ? undefined : imports;
    let parts = 0;
    const slow = imports.replace(/(?<![\w.])lazy\(/g, () => `slowLazy(${150 + 350 * parts++}, `);
    return `${slowLazy}\n${slow}`;
  },
});

const slowLazy = `
import { createElement as slowElement, lazy as slowLoad, useEffect as useSlowEffect, useState as useSlowState } from 'react';
function slowLazy(ms, load) {
  const Part = slowLoad(load);
  return (props) => {
    const [isShown, setShown] = useSlowState(false);
    useSlowEffect(() => {
      const timer = setTimeout(() => setShown(true), ms);
      return () => clearTimeout(timer);
    }, []);
    return isShown ? slowElement(Part, props) : null;
  };
}`.replaceAll('\n', ' ');
