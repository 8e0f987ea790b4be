import { AnchorMdx, CodeOrSourceMdx, HeadersMdx, Markdown } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { placeOf } from './places.ts';

type PageProps = { /** the file, from the top of the repository */ path: string; children: string };

/** A Markdown page of the repository: its links lead to where that is in Storybook, or to the plain page beside it. */
export function Page({ path, children }: PageProps) {
  const link = ({ href = '', children: words }: ComponentProps<'a'>) => {
    const { to, beside } = placeOf(href, path);
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
    <>
      <Markdown
        options={{ overrides: { ...HeadersMdx, a: link, code: CodeOrSourceMdx, img: picture, table: WideTable } }}
      >
        {children}
      </Markdown>
      <p>
        <a href={`./pages/${path}`} target="_blank" rel="noreferrer">
          This page as Markdown
        </a>
      </p>
    </>
  );
}

/** On a phone a table is wider than the page: it scrolls by itself. Browsers give such a part a stop for the keyboard. */
const WideTable = ({ children }: ComponentProps<'table'>) => (
  <div className="overflow-x-auto [&_:is(td,th)]:break-normal [&_:is(td,th)]:wrap-normal">
    <table>{children}</table>
  </div>
);
