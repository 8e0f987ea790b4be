import { createContext, type ReactNode, useContext } from 'react';

type Heading = { readonly field: string; readonly describedBy: string | undefined; readonly lead: ReactNode };

const FieldHeadingContext = createContext<Heading | undefined>(undefined);

export type FieldHeadingProps = {
  /** The id of the field that has the heading as its label. */
  field: string;
  /** The id of text that screen readers read after the heading, such as "Question 3 of 7". */
  describedBy?: string | undefined;
  /** One or two sentences to show below the heading. */
  lead?: ReactNode;
  /** The page with the field. */
  children: ReactNode;
};

/**
 * Renders the label of one field as the `<h1>` of the page, for pages with one question. Scripts can move focus to the
 * heading. Adds no element around its children.
 */
export const FieldHeading = ({ field, describedBy, lead, children }: FieldHeadingProps) => (
  <FieldHeadingContext value={{ field, describedBy, lead }}>{children}</FieldHeadingContext>
);

/** Returns the heading that replaces the label of a field, or undefined if the field has an ordinary label. */
export function useFieldHeading(id: string): Heading | undefined {
  const heading = useContext(FieldHeadingContext);
  return heading?.field === id ? heading : undefined;
}

/** Renders the sentences below the heading of a field, or nothing without a heading. */
export const HeadingLead = ({ heading }: { heading: Heading | undefined }) =>
  heading?.lead ? <p className="m-0 mb-2 text-body text-ink-muted">{heading.lead}</p> : null;

/** Renders the `<h1>` of a page with one question. Scripts can focus it. */
export const PageHeading = ({ describedBy, children }: Pick<FieldHeadingProps, 'describedBy' | 'children'>) => (
  <h1 tabIndex={-1} aria-describedby={describedBy} className="m-0 text-heading text-ink outline-none">
    {children}
  </h1>
);
