import { Fragment, type ReactNode } from 'react';

/**
 * A text in which an e-mail address that is too long for its line breaks before its dots and its @, where it can be read on, rather than anywhere in a word.
 * Renders no element; what is copied is the text as it was.
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
