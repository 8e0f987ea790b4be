import type { AccountDetails } from '@quayside/contract/internals/account-details';
import { account, accountMetrics } from '@quayside/flow-account/internals/texts';
import { hasKey, type Text } from '@quayside/i18n/define-text';
import { formatSingaporeInstant } from '@quayside/i18n/internals/instant-text';
import { TextStore } from '@quayside/i18n/text-store';
import { cashMetrics } from '@quayside/rules/internals/metrics/cash-metrics';
import { marginMetrics } from '@quayside/rules/internals/metrics/margin-metrics';
import { positionWorth } from '@quayside/rules/internals/metrics/position-value';
import { formatAmount, formatQuantity, formatShare } from '@quayside/values/amount';
import { type PdfBlock, type PdfContent, pageNumbers } from '../ports/pdf-maker.ts';
import { createServerTranslator } from '../texts/server-texts.ts';
import type { User } from '../users/user.ts';
import { amountRow, textRow } from './pdf-rows.ts';

const shares: readonly string[] = ['annualInterestRate', 'creditRatio'];

/**
 * Returns the content of a statement's PDF as of `details.asOf`. Metrics that need a missing quote are omitted, and the position without the quote is named.
 */
export async function statementContent(details: AccountDetails, { language, name }: User): Promise<PdfContent> {
  const store = new TextStore(language, 'plain');
  await store.load(account, accountMetrics);
  const say = createServerTranslator(language);
  const { number, type, asOf, quotedAt } = details;
  const title = say('pdf.statement');
  return {
    title,
    subject: number,
    language,
    createdAt: new Date(asOf),
    blocks: [
      { is: 'title', text: title },
      textRow(say('pdf.statement.holder'), name),
      textRow(store.translate(account, `type.${type}`), number),
      textRow(say('pdf.statement.asOf'), formatSingaporeInstant(quotedAt, language)),
      { is: 'paragraph', text: store.translate(account, 'illustrative') },
      ...metricBlocks(details, store),
      ...(await positionBlocks(details, store)),
    ],
    foot: `${number} · ${say('pdf.page', pageNumbers)}`,
  };
}

function metricBlocks(details: AccountDetails, store: TextStore): readonly PdfBlock[] {
  const valued = details.type === 'margin' ? marginMetrics(details) : cashMetrics(details);
  const incomplete: PdfBlock[] = [];
  if (valued.state === 'incomplete') {
    const of = valued.missing
      .map(({ of: id }) => positionsOf(details).find((one) => one.id === id)?.name ?? id)
      .join(', ');
    incomplete.push({ is: 'paragraph', text: store.translate(account, 'details.incomplete', { of }) });
  }
  const rows = Object.entries(valued.metrics).flatMap(([id, value]) => {
    const metric = id === 'initialMargin' ? 'marginRequired' : id;
    // A statement shows one point in time, so it has no day change.
    const label = `${metric}.label`;
    if (!hasKey(accountMetrics, label) || metric === 'dayChange' || value === undefined) return [];
    return [amountRow(store.translate(accountMetrics, label), valueText(metric, value, details.currency, store))];
  });
  return [...incomplete, { is: 'heading', text: store.translate(account, 'details.group.assets') }, ...rows];
}

function valueText(metric: string, value: string, currency: string, store: TextStore): string {
  if (metric === 'riskLevel') return store.translate<Text>(account, `risk.${value}`);
  return shares.includes(metric) ? formatShare(value) : formatAmount(value, { currency });
}

const positionsOf = ({ holdings, options, futures, cfd }: AccountDetails) => [
  ...holdings,
  ...options,
  ...(futures?.contracts ?? []),
  ...(cfd?.contracts ?? []),
];

/** Number of positions that one task of a few milliseconds handles. Other requests run between the tasks. */
const POSITIONS_A_TURN = 500;

/** Returns a row for each position: quantity and price in the currency of the position, value in that of the account. */
async function positionBlocks(details: AccountDetails, store: TextStore): Promise<readonly PdfBlock[]> {
  const positions = positionsOf(details);
  const noPrice = store.translate(account, 'details.noPrice');
  const blockOf = (position: (typeof positions)[number]): PdfBlock => {
    const { name, quantity, price, currency } = position;
    const priced = price === undefined ? noPrice : formatAmount(price, { currency });
    const rate = currency === details.currency ? '1' : details.rates[currency];
    const worth = price === undefined || rate === undefined ? undefined : positionWorth(position, price, rate);
    const amount = worth === undefined ? '–' : formatAmount(worth, { currency: details.currency });
    return amountRow(
      name,
      amount,
      store.translate(account, 'details.quantity', { quantity: formatQuantity(quantity), price: priced }),
    );
  };
  const blocks: PdfBlock[] = [
    { is: 'heading', text: store.translate(account, 'details.positions', { count: positions.length }) },
  ];
  for (let from = 0; from < positions.length; from += POSITIONS_A_TURN) {
    if (from > 0) await othersTurn();
    blocks.push(...positions.slice(from, from + POSITIONS_A_TURN).map(blockOf));
  }
  return blocks;
}

const othersTurn = () => new Promise((resolve) => setTimeout(resolve));
