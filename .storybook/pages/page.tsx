import { AnchorMdx, CodeOrSourceMdx, HeadersMdx, Markdown } from '@storybook/addon-docs/blocks';
import { Children, type ComponentProps } from 'react';
import { resolveLink } from './places.ts';

type PageProps = { /** The file's path from the repository root. */ path: string; children: string };

export const Page = (props: PageProps) => (
  <main>
    <PageText {...props} />
  </main>
);

/** Renders a Markdown page of the repository. Links lead to pages in Storybook, or to plain Markdown. */
export const PageText = ({ path, children }: PageProps) => (
  <>
    <PageSection path={path}>{children}</PageSection>
    <MarkdownLink path={path} />
  </>
);

/** Renders a link to the plain Markdown of a page. */
export const MarkdownLink = ({ path }: Pick<PageProps, 'path'>) => (
  <p>
    <a href={`./pages/${path}`} target="_blank" rel="noreferrer">
      This page as Markdown
    </a>
  </p>
);

/** Renders a section of a Markdown page. `PageText` adds the link to the Markdown. */
export function PageSection({ path, children }: PageProps) {
  const link = ({ href = '', children: words }: ComponentProps<'a'>) => {
    const { to, beside } = resolveLink(href, path);
    if (to === undefined) return <span>{words}</span>;
    return (
      <AnchorMdx href={to} target={beside ? '_blank' : '_self'}>
        {words}
      </AnchorMdx>
    );
  };
  const picture = ({ src = '', alt = '', ...rest }: ComponentProps<'img'>) => (
    <img src={resolveLink(src, path).to} alt={alt} {...rest} />
  );
  return (
    <Markdown
      options={{
        overrides: { ...HeadersMdx, a: link, code: CodeOrSourceMdx, img: picture, table: WideTable, th: HeadCell },
      }}
    >
      {children}
    </Markdown>
  );
}

/** Lets a scrollable box take focus, so that the keyboard can scroll it. Some browsers don't do this themselves. */
export function makeFocusable(box: HTMLElement | null): void {
  if (box) box.tabIndex = 0;
}

/** Renders a table in a box that scrolls sideways, also by keyboard. */
const WideTable = ({ children }: ComponentProps<'table'>) => (
  <div
    role="group"
    ref={makeFocusable}
    aria-label="Table"
    className="overflow-x-auto [&_:is(td,th)]:break-normal [&_:is(td,th)]:wrap-normal"
  >
    <table>{children}</table>
  </div>
);

/** Renders a header cell, or a plain cell if it is the empty corner of a table. */
const HeadCell = ({ children, ...rest }: ComponentProps<'th'>) =>
  Children.count(children) > 0 ? (
    <th scope="col" {...rest}>
      {children}
    </th>
  ) : (
    <td {...rest} />
  );
