import { toId } from 'storybook/internal/csf';

const pages = import.meta.glob<string>(['./*.mdx', '../reference/*.mdx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The Storybook address of each Markdown page that it shows. */
const shown = new Map(
  Object.values(pages).flatMap((text) => {
    const title = /<Meta title="([^"]+)"/.exec(text)?.[1];
    const path = /<\w+ path="([^"]+)"/.exec(text)?.[1];
    return title && path ? [[path, `./?path=/docs/${toId(title, 'docs')}`] as const] : [];
  }),
);

type Place = { to: string /** A file beside Storybook. */; beside?: boolean };

/**
 * Returns the target of a Markdown link: a page or story (`…stories.tsx#its-id`) in Storybook, or the plain Markdown
 * beside it.
 */
export function placeOf(href: string, page: string): Place {
  if (/^(?:[a-z]+:|#|[.]?[/][?])/.test(href)) return { to: href };
  const { pathname, hash } = new URL(href, `https://repository.test/${page}`);
  const path = pathname.slice(1).replace(/\/$/, '');
  if (path.endsWith('.stories.tsx') && hash) return { to: `./?path=/story/${hash.slice(1)}` };
  const place = shown.get(path) ?? shown.get(`${path}/README.md`);
  if (place) return { to: place };
  return { to: `./pages/${/[.]\w+$/.test(path) ? path : `${path}/README.md`}${hash}`, beside: true };
}
