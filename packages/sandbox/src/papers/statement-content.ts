import type { AccountDetails } from '@quayside/contract/account-details';
import { instantText } from '@quayside/i18n/instant-text';
import { account } from '@quayside/i18n/text/account';
import { accountMetrics } from '@quayside/i18n/text/account-metrics';
import { TextStore } from '@quayside/i18n/text-store';
import { formatAmount, multiplyAmounts, roundAmount } from '@quayside/rules/amount';
import { cashMetrics } from '@quayside/rules/metrics/cash-metrics';
import { marginMetrics } from '@quayside/rules/metrics/margin-metrics';
import type { PdfBlock, PdfContent } from '../submission-pdf/pdf-maker.ts';
import { row } from '../submission-pdf/told.ts';
import { wordsIn } from '../texts/words.ts';
import type { User } from '../users/user.ts';

type MetricName = keyof typeof accountMetrics.en;
const shares: readonly string[] = ['annualInterestRate', 'creditRatio'];

/** The account as it stands at the prices of `details.asOf`: every metric of its securities, and every position. Nothing is estimated where a quote is missing. */
export async function statementContent(details: AccountDetails, { language, name }: User): Promise<PdfContent> {
  const store = new TextStore(language);
  await store.load(account, accountMetrics);
  const say = wordsIn(language);
  const { number, type, asOf, quotedAt } = details;
  const title = say('pdf.statement');
  return {
    title,
    subject: number,
    language,
    createdAt: new Date(asOf),
    blocks: [
      { is: 'title', text: title },
      row(say('pdf.statement.holder'), name),
      row(store.translate(account, `type.${type}`), number),
      row(say('pdf.statement.asOf'), `${instantText(quotedAt, language)} SGT`),
      ...metricBlocks(details, store),
      ...positionBlocks(details, store),
      { is: 'paragraph', text: store.translate(account, 'illustrative') },
    ],
    foot: (page, pages) => `${number} · ${say('pdf.page', { page, pages })}`,
  };
}

function metricBlocks(details: AccountDetails, store: TextStore): readonly PdfBlock[] {
  const valued = details.type === 'margin' ? marginMetrics(details) : cashMetrics(details);
  if (valued.state === 'incomplete') {
    const of = valued.missing
      .map(({ of: id }) => positionsOf(details).find((one) => one.id === id)?.name ?? id)
      .join(', ');
    return [{ is: 'paragraph', text: store.translate(account, 'details.incomplete', { of }) }];
  }
  return Object.entries(valued.metrics).flatMap(([id, value]) => {
    const metric = id === 'initialMargin' ? 'marginRequired' : id;
    if (!isMetric(metric) || value === undefined) return [];
    return [row(store.translate(accountMetrics, metric), valueText(metric, value, details.currency))];
  });
}

const isMetric = (id: string): id is MetricName => Object.hasOwn(accountMetrics.en, id);

const valueText = (metric: string, value: string, currency: string): string =>
  shares.includes(metric) ? `${roundAmount(multiplyAmounts(value, '100'))} %` : formatAmount(value, { currency });

const positionsOf = ({ holdings, options, futures, cfd }: AccountDetails) => [
  ...holdings,
  ...options,
  ...(futures?.contracts ?? []),
  ...(cfd?.contracts ?? []),
];

function positionBlocks(details: AccountDetails, store: TextStore): readonly PdfBlock[] {
  const positions = positionsOf(details);
  return [
    { is: 'heading', text: store.translate(account, 'details.positions', { count: positions.length }) },
    ...positions.map(({ name, quantity, price, currency }) =>
      row(
        name,
        store.translate(account, 'details.quantity', {
          quantity,
          price: price === undefined ? store.translate(account, 'details.noPrice') : formatAmount(price, { currency }),
        }),
      ),
    ),
  ];
}
