import { type MouseEvent, type ReactNode, useState } from 'react';

type Copied = { readonly key: string; readonly state: 'copied' | 'refused' };

/** Around a story that shows keys: a press on one copies it as well, `opening-contact/heading`, and says so. */
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

/** The key under the finger; where several stand in one text, the one that was hit; on an icon, that of its name. */
function keyAt({ target, clientX, clientY }: MouseEvent): string | undefined {
  const hit = document.caretPositionFromPoint(clientX, clientY);
  const text = hit?.offsetNode.nodeType === Node.TEXT_NODE ? (hit.offsetNode.textContent ?? '') : '';
  const found = keysIn(text);
  const under = found.find(({ start, end }) => hit && start <= hit.offset && hit.offset <= end) ?? found[0];
  if (under) return under.key;
  const named = target instanceof Element ? target.closest('[aria-label], [placeholder], label, button, a') : null;
  const words = named && (named.getAttribute('aria-label') ?? named.getAttribute('placeholder') ?? named.textContent);
  return keysIn(words ?? '')[0]?.key;
}

const keysIn = (text: string) =>
  [...text.matchAll(/⟦(.+?)⟧/g)].map(({ 0: whole, 1: key = '', index }) => ({
    key,
    start: index,
    end: index + whole.length,
  }));
