import { readFileSync, writeFileSync } from 'node:fs';

/** Writes new text between the comments `<!-- table: <command> -->` and `<!-- end -->` of a page. Today's date precedes the text. */
export function writeMeasuredTable(page: string, command: string, text: string): void {
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date());
  const place = new RegExp(`(?<=<!-- table: ${command} -->\\n)[^]*?(?=<!-- end -->)`);
  writeFileSync(
    page,
    readFileSync(page, 'utf8').replace(place, () => `Measured on ${date}${text}\n\n`),
  );
}
