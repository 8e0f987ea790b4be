/** Returns the sections of a Markdown text that have these headings (`##`). Throws RangeError for a heading that it lacks. */
export function sectionsOf(text: string, headings: readonly string[]): string {
  const sections = text.split(/^(?=## )/m);
  return headings
    .map((heading) => {
      const section = sections.find((one) => one.startsWith(`## ${heading}\n`));
      if (section === undefined) throw new RangeError(`The page has no section "${heading}".`);
      return section;
    })
    .join('\n');
}
