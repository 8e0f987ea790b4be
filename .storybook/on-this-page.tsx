import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

type PageHeading = { readonly id: string; readonly words: string; readonly isPart: boolean };

/** A page with fewer headings is seen at a glance. */
const leastHeadings = 3;
/** Pages of pictures, which need the whole width. */
const wide = '.welcome, [data-live-page], [data-map-page]';
/** Headings of a story or an example are no parts of the page. The sidebar lists the stories of a component. */
const notOfPage = '[data-story], [data-example], [inert], [hidden], .sb-story, .docs-story, dialog, [role="dialog"]';
/** A story of a long list says so of its own headings. */
const partOfPage = '[data-page-part]';
/** A heading counts as reached when it is this near to the top, in px. */
const reached = 120;

type Props = {
  /** Opens a heading by its id. */
  onOpen: (id: string) => void;
};

/**
 * Lists the headings of a documentation page beside it, from three on. Storybook's own list is made once, before the guide of a component has loaded; this one
 * follows the page.
 */
export function OnThisPage({ onOpen }: Props) {
  const place = useRef<HTMLSpanElement>(null);
  const { wrapper, headings } = useHeadings(place);
  const current = useCurrent(headings);
  return (
    <>
      <span ref={place} hidden />
      {wrapper &&
        headings.length >= leastHeadings &&
        createPortal(
          <nav aria-labelledby="on-this-page" className="on-this-page">
            <p id="on-this-page">On this page</p>
            <ul>
              {headings.map(({ id, words, isPart }) => (
                <li key={id} data-part={isPart || undefined}>
                  <a
                    href={`#${id}`}
                    aria-current={id === current ? 'location' : undefined}
                    onClick={(event) => {
                      event.preventDefault();
                      document.getElementById(id)?.scrollIntoView();
                      onOpen(id);
                    }}
                  >
                    {words}
                  </a>
                </li>
              ))}
            </ul>
          </nav>,
          wrapper,
        )}
    </>
  );
}

type Found = { readonly wrapper: Element | null; readonly headings: readonly PageHeading[] };

function useHeadings(place: RefObject<HTMLElement | null>): Found {
  const [found, setFound] = useState<Found>({ wrapper: null, headings: [] });
  useLayoutEffect(() => {
    const content = place.current?.closest('.sbdocs-content');
    if (!content) return undefined;
    const read = () => {
      const headings = headingsIn(content);
      setFound((before) =>
        before.wrapper && JSON.stringify(before.headings) === JSON.stringify(headings)
          ? before
          : { wrapper: content.parentElement, headings },
      );
    };
    read();
    const changes = new MutationObserver(read);
    changes.observe(content, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [place]);
  return found;
}

const headingsIn = (content: Element): PageHeading[] =>
  content.querySelector(wide)
    ? []
    : [...content.querySelectorAll('h2[id], h3[id]')].flatMap((heading) => {
        const words = heading.textContent?.trim() ?? '';
        const isListed = heading.matches(partOfPage);
        return words && (isListed || !heading.closest(notOfPage))
          ? [{ id: heading.id, words, isPart: isListed || heading.localName === 'h3' }]
          : [];
      });

/** Returns the id of the heading that the reader has reached. */
function useCurrent(headings: readonly PageHeading[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useLayoutEffect(() => {
    const read = () => {
      const top = ({ id }: PageHeading) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity;
      setCurrent(headings.findLast((heading) => top(heading) < reached)?.id);
    };
    read();
    addEventListener('scroll', read, { passive: true });
    return () => removeEventListener('scroll', read);
  }, [headings]);
  return current;
}
