import { html, raw } from 'hono/html';
import type { Markup } from '../../http/pages/layout.ts';

type Cell = Markup | string | number;

type TableOptions = {
  readonly className?: string;
  readonly caption?: string;
  /** Whether the first cell of each row is its header; by default no. */
  readonly hasRowHeaders?: boolean;
};

/** Renders a table that scrolls sideways if it is too wide. A column name with a leading `#`, such as `#Visits`, makes the column right-aligned. */
export function renderTable(
  columns: readonly string[],
  rows: readonly (readonly Cell[])[],
  { className, caption, hasRowHeaders = false }: TableOptions = {},
): Markup {
  const number = (at: number) => (columns[at]?.startsWith('#') ? html` class="number"` : '');
  const cellOf = (cell: Cell, at: number) =>
    hasRowHeaders && at === 0 ? html`<th scope="row">${cell}</th>` : html`<td${number(at)}>${cell}</td>`;
  return html`<div class="scroll"><table${className ? html` class="${className}"` : ''}>${caption ? html`<caption class="quiet">${caption}</caption>` : ''}<thead><tr>${columns.map((column, at) => html`<th scope="col"${number(at)}>${column.replace(/^#/, '')}</th>`)}</tr></thead>
<tbody>${rows.map((cells) => html`<tr>${cells.map(cellOf)}</tr>`)}</tbody></table></div>`;
}

/** Renders a select with its label. `chosen` is the value of the selected option. */
export const renderSelect = (
  { id, name, label, chosen, required = false }: SelectOptions,
  options: readonly (readonly [value: string, text: string])[],
): Markup =>
  html`<p><label for="${id}">${label}</label><select id="${id}" name="${name}"${required ? html` required` : ''}>${options.map(([value, text]) => html`<option value="${value}"${value === chosen ? html` selected` : ''}>${text}</option>`)}</select></p>`;

type SelectOptions = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  readonly chosen?: string | undefined;
  readonly required?: boolean;
};

/** Renders labels with their values as a description list. */
export const renderFacts = (rows: readonly (readonly [label: string, value: Cell])[]): Markup =>
  html`<dl class="sheet">${rows.map(([label, value]) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl>`;

/** A script element, and the directive of the Content-Security-Policy that allows only this script. */
export type PageScript = { readonly markup: Markup; readonly allows: { readonly 'script-src': string } };

/** Returns the directive of the Content-Security-Policy that allows all of these scripts. */
export const allowScripts = (...scripts: readonly PageScript[]): PageScript['allows'] => ({
  'script-src': scripts.map(({ allows }) => allows['script-src']).join(' '),
});

/** Wraps a script as an inline element, together with the policy directive that allows it by its SHA-256 hash. */
export async function pageScript(script: string): Promise<PageScript> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script)));
  return {
    markup: html`<script>${raw(script)}</script>`,
    allows: { 'script-src': `'sha256-${btoa(String.fromCharCode(...digest))}'` },
  };
}
