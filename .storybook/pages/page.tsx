import { AnchorMdx, CodeOrSourceMdx, HeadersMdx, Markdown } from '@storybook/addon-docs/blocks';
import { Children, type ComponentProps } from 'react';
import { placeOf } from './places.ts';
import { typographic } from './typographic.ts';

type PageProps = { /** The file's path from the repository root. */ path: string; children: string };

export const Page = (props: PageProps) => (
  <main>
    <PageText {...props} />
  </main>
);

/**
 * Renders a Markdown page of the repository, or a part of one. Links lead to the page in Storybook, or to the plain
 * Markdown.
 */
export const PageText = ({ path, children }: PageProps) => (
  <>
    <PageSection path={path}>{children}</PageSection>
    <AsMarkdown path={path} />
  </>
);

/** Leads to the plain text of a page. */
export const AsMarkdown = ({ path }: Pick<PageProps, 'path'>) => (
  <p>
    <a href={`./pages/${path}`} target="_blank" rel="noreferrer">
      This page as Markdown
    </a>
  </p>
);

/** Renders a part of a Markdown page. */
export function PageSection({ path, children }: PageProps) {
  const link = ({ href = '', children: words }: ComponentProps<'a'>) => {
    const { to, beside } = placeOf(href, path);
    if (to === undefined) return <span>{words}</span>;
    return (
      <AnchorMdx href={to} target={beside ? '_blank' : '_self'}>
        {words}
      </AnchorMdx>
    );
  };
  const picture = ({ src = '', alt = '', ...rest }: ComponentProps<'img'>) => (
    <img src={placeOf(src, path).to} alt={alt} {...rest} />
  );
  return (
    <Markdown
      options={{
        overrides: { ...HeadersMdx, a: link, code: CodeOrSourceMdx, img: picture, table: WideTable, th: HeadCell },
      }}
    >
      {typographic(children)}
    </Markdown>
  );
}

/** Lets the keyboard stop at what scrolls, as some browsers do not. */
export function focusable(box: HTMLElement | null): void {
  if (box) box.tabIndex = 0;
}

/** Lets a table scroll on a phone, where it is wider than the page, also by keyboard. */
const WideTable = ({ children }: ComponentProps<'table'>) => (
  <div
    role="group"
    ref={focusable}
    aria-label="Table"
    className="overflow-x-auto [&_:is(td,th)]:break-normal [&_:is(td,th)]:wrap-normal"
  >
    <table>{children}</table>
  </div>
);

/** The empty corner cell of a table is no header. */
const HeadCell = ({ children, ...rest }: ComponentProps<'th'>) =>
  Children.count(children) > 0 ? (
    <th scope="col" {...rest}>
      {children}
    </th>
  ) : (
    <td {...rest} />
  );
