import { Fragment, type ReactNode } from 'react';

/**
 * Renders text with `<wbr>` before the dots and the @ of e-mail addresses, so that it can wrap there. Copied text stays
 * unchanged.
 */
export const Breakable = ({ text }: { text: string }): ReactNode =>
  text.split(eMail).flatMap((part, index) => (index % 2 ? withBreaks(part, index) : part));

const eMail = /(\S+@\S+)/;

const withBreaks = (address: string, key: number) => (
  <Fragment key={key}>
    {address.split(/(?=[.@]\S)/).map((piece, index) => (
      <Fragment key={index}>
        {index ? <wbr /> : null}
        {piece}
      </Fragment>
    ))}
  </Fragment>
);
