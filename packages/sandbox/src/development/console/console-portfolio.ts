import { html } from 'hono/html';
import * as z from 'zod/mini';
import { readCustomer, setDemoHoldings } from '../../domain/customers/customer-record.ts';
import { instruments } from '../../domain/market/instruments.ts';
import { type DemoHoldings, portfolioNames } from '../../domain/market/portfolios.ts';
import type { UnitOfWork } from '../../domain/ports/server-context.ts';
import type { FormToken } from '../../http/pages/form-token.ts';
import type { Markup } from '../../http/pages/layout.ts';
import { formText } from '../../http/transport/form-text.ts';
import { invalidRequest } from '../../kernel/refusal.ts';
import { humanise } from './console-labels.ts';
import { renderSelect } from './console-parts.ts';

/** Renders the form that sets a customer's demo holdings: the portfolio, a multiplier of its quantities, and one changed price. */
export const portfolioSheet = (id: string, { name, scale = 1, moves = {} }: DemoHoldings, token: FormToken): Markup => {
  const moved = Object.entries(moves)[0];
  return html`<h2 id="portfolio">Portfolio</h2>
<section class="sheet"><form method="post" action="/sandbox/applications/${id}/portfolio" class="row">${token.field}
${renderSelect(
  { id: 'portfolio-name', name: 'name', label: 'Positions', chosen: name },
  portfolioNames.map((one) => [one, humanise(one)] as const),
)}
<p><label for="portfolio-scale">Multiply quantities by</label><input id="portfolio-scale" name="scale" type="number" min="0.01" max="1000" step="0.01" value="${scale}" required></p>
${renderSelect({ id: 'portfolio-moved', name: 'moved', label: 'Changed price', chosen: moved?.[0] }, [
  ['', 'None'],
  ...instruments.map((one) => [one.id, one.name] as const),
])}
<p><label for="portfolio-percent">Change in per cent</label><input id="portfolio-percent" name="percent" type="number" min="-99" max="900" step="1" value="${moved?.[1] ?? 0}" required></p>
<button>Set portfolio</button></form></section>`;
};

const portfolioFields = z.object({
  name: z.enum(portfolioNames),
  scale: z.number().check(z.gte(0.01), z.lte(1000)),
  percent: z.number().check(z.gte(-99), z.lte(900)),
});

/** Stores the demo holdings that the reviewer entered for a customer. Throws `Refusal` (`invalidRequest`) if a field is invalid. */
export async function setPortfolio(work: UnitOfWork, userId: string, form: FormData): Promise<void> {
  const number = (name: string) => Number(formText(form, name));
  const parsed = portfolioFields.safeParse({
    name: formText(form, 'name'),
    scale: number('scale'),
    percent: number('percent'),
  });
  if (!parsed.success) throw invalidRequest(String(parsed.error.issues[0]?.path[0]));
  const { name, scale, percent } = parsed.data;
  const moved = instruments.find(({ id }) => id === formText(form, 'moved'));
  await setDemoHoldings(work, userId, { name, scale, moves: moved ? { [moved.id]: percent } : {} });
}

/** Returns a customer's demo holdings, or undefined if the customer has no account. */
export async function readDemoHoldings(work: UnitOfWork, userId: string): Promise<DemoHoldings | undefined> {
  const record = await readCustomer(work, userId);
  return record && (record.portfolio ?? { name: 'empty' });
}
