import { type MouseEvent, type ReactNode, useState } from 'react';

type Copied = { readonly key: string; readonly state: 'copied' | 'refused' };

/**
 * Wraps a story that shows text keys. A click on one also copies it, such as `opening-contact/heading`, and reports
 * that.
 */
export function CopyKey({ children }: { children: ReactNode }) {
  const [copied, setCopied] = useState<Copied>();
  const copy = (event: MouseEvent) => {
    const key = keyAt(event);
    if (!key) return;
    navigator.clipboard.writeText(key).then(
      () => setCopied({ key, state: 'copied' }),
      () => setCopied({ key, state: 'refused' }),
    );
  };
  return (
    <div role="presentation" className="contents" onClickCapture={copy}>
      {children}
      <output className="pointer-events-none fixed inset-x-0 top-2 z-toast flex justify-center">
        {copied && (
          <span className="max-w-[90vw] break-all rounded-control bg-toast px-3 py-2 text-caption text-toast-ink">
            {copied.state === 'copied' ? `Copied ${copied.key}` : `This browser does not let ${copied.key} be copied`}
          </span>
        )}
      </output>
    </div>
  );
}

/** Returns the key at the pointer: the one that was hit, or the one in the accessible name of an icon. */
function keyAt({ target, clientX, clientY }: MouseEvent): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const hit = document.caretPositionFromPoint(clientX, clientY);
  if (hit && target.contains(hit.offsetNode)) {
    const found = keysIn(hit.offsetNode.textContent ?? '');
    const under = found.find(({ start, end }) => start <= hit.offset && hit.offset <= end);
    if (under) return under.key;
  }
  const named = target.closest('[aria-label], [placeholder], label, button, a') ?? target;
  const own = [...target.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
  const words = [
    ...own.map((node) => node.textContent),
    named.getAttribute('aria-label'),
    named.getAttribute('placeholder'),
  ];
  return keysIn(words.join(' '))[0]?.key;
}

const keysIn = (text: string) =>
  [...text.matchAll(/⟦(.+?)⟧/g)].map(({ 0: whole, 1: key = '', index }) => ({
    key,
    start: index,
    end: index + whole.length,
  }));
