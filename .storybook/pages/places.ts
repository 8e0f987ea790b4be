import { toId } from 'storybook/internal/csf';
import { isServedFile } from './served.ts';

const pages = import.meta.glob<string>(['./*.mdx', '../reference/*.mdx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The Storybook address of each Markdown page that Storybook shows, by its path in the repository. */
const shown = new Map(
  Object.values(pages).flatMap((text) => {
    const title = /<Meta title="([^"]+)"/.exec(text)?.[1];
    const path = /<\w+ path="([^"]+)"/.exec(text)?.[1];
    return title && path ? [[path, `./?path=/docs/${toId(title, 'docs')}`] as const] : [];
  }),
);

type Place = {
  /** The address; undefined for a file that is only in the repository. */
  to: string | undefined;
  /** Whether the address leads to a file beside Storybook instead of a page in it. */
  beside?: boolean;
};

/**
 * Returns where a link of the Markdown page `page` leads: to a page or story (`…stories.tsx#its-id`) in Storybook, or to
 * the plain Markdown beside it. Sources and tests have no address.
 */
export function resolveLink(href: string, page: string): Place {
  if (/^(?:[a-z]+:|#|[.]?[/][?])/.test(href)) return { to: href };
  const { pathname, hash } = new URL(href, `https://repository.test/${page}`);
  const path = pathname.slice(1).replace(/\/$/, '');
  if (path.endsWith('.stories.tsx') && hash) {
    return { to: `./?path=/${hash.endsWith('--docs') ? 'docs' : 'story'}/${hash.slice(1)}` };
  }
  const place = shown.get(path) ?? shown.get(`${path}/README.md`);
  if (place) return { to: place };
  const file = /[.]\w+$/.test(path) ? path : `${path}/README.md`;
  return isServedFile(file) ? { to: `./pages/${file}${hash}`, beside: true } : { to: undefined };
}
