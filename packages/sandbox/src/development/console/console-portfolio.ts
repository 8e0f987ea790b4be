import { html } from 'hono/html';
import * as z from 'zod/mini';
import { givePortfolio, readCustomer } from '../../domain/customers/customer-record.ts';
import { instruments } from '../../domain/market/instruments.ts';
import { type Owned, portfolioNames } from '../../domain/market/portfolios.ts';
import type { UnitOfWork } from '../../domain/ports/server-context.ts';
import type { FormToken } from '../../http/pages/form-token.ts';
import type { Markup } from '../../http/pages/layout.ts';
import { formText } from '../../http/transport/form-text.ts';
import { invalidRequest } from '../../kernel/refusal.ts';
import { humanise } from './console-words.ts';

/** Renders the form for a customer's demo holdings: portfolio, multiplier and one changed price. */
export const portfolioSheet = (id: string, { name, scale = 1, moves = {} }: Owned, token: FormToken): Markup => {
  const moved = Object.entries(moves)[0];
  return html`<h2 id="portfolio">Portfolio</h2>
<section class="sheet"><form method="post" action="/sandbox/applications/${id}/portfolio" class="row">${token.field}
<p><label for="portfolio-name">Positions</label><select id="portfolio-name" name="name">${portfolioNames.map((one) => html`<option value="${one}" ${one === name ? html`selected` : ''}>${humanise(one)}</option>`)}</select></p>
<p><label for="portfolio-scale">Every quantity, times</label><input id="portfolio-scale" name="scale" type="number" min="0.01" max="1000" step="0.01" value="${scale}" required></p>
<p><label for="portfolio-moved">A price that moves</label><select id="portfolio-moved" name="moved"><option value="">None</option>${instruments.map((one) => html`<option value="${one.id}" ${one.id === moved?.[0] ? html`selected` : ''}>${one.name}</option>`)}</select></p>
<p><label for="portfolio-percent">By per cent</label><input id="portfolio-percent" name="percent" type="number" min="-99" max="900" step="1" value="${moved?.[1] ?? 0}" required></p>
<button>Set the portfolio</button></form></section>`;
};

const asked = z.object({
  name: z.enum(portfolioNames),
  scale: z.number().check(z.gte(0.01), z.lte(1000)),
  percent: z.number().check(z.gte(-99), z.lte(900)),
});

/** Sets a customer's demo holdings from the form. Throws Refusal (invalidRequest) for an invalid field. */
export async function setPortfolio(work: UnitOfWork, userId: string, form: FormData): Promise<void> {
  const number = (name: string) => Number(formText(form, name));
  const parsed = asked.safeParse({ name: formText(form, 'name'), scale: number('scale'), percent: number('percent') });
  if (!parsed.success) throw invalidRequest(String(parsed.error.issues[0]?.path[0]));
  const { name, scale, percent } = parsed.data;
  const moved = instruments.find(({ id }) => id === formText(form, 'moved'));
  await givePortfolio(work, userId, { name, scale, moves: moved ? { [moved.id]: percent } : {} });
}

/** Returns the demo holdings of a customer with an account, or undefined. */
export async function ownedBy(work: UnitOfWork, userId: string): Promise<Owned | undefined> {
  const record = await readCustomer(work, userId);
  return record && (record.portfolio ?? { name: 'empty' });
}
