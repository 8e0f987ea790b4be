import type { Failure } from '../kit/result.ts';

const MOST_TEXT = 1500;
/** Headers that contain a secret of a login. The report shows only their first characters, which suffice to tell two of them apart. */
const secretHeaders = ['Authorization', 'X-Token'];

/** Returns the lines that describe a failure: the expectation, the actual value, the request to repeat it, and the response. */
export function failureLines({ what, expected, actual, exchange }: Failure): readonly string[] {
  return [
    `expected  ${what}${expected === undefined ? '' : `: ${shown(expected)}`}`,
    ...(actual === undefined ? [] : [`actual    ${shown(actual)}`]),
    ...(exchange
      ? [
          `request   ${exchange.verb} ${exchange.url}`,
          ...Object.entries(exchange.headers).map(
            ([name, value]) => `          ${name}: ${secretHeaders.includes(name) ? masked(value) : value}`,
          ),
          ...(exchange.body ? [`          ${cut(exchange.body)}`] : []),
          `answer    ${exchange.status} ${cut(exchange.text)}`,
        ]
      : []),
  ];
}

const shown = (value: unknown) => cut(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing'));
const cut = (text: string) =>
  text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}… (${text.length} characters)` : text;
const masked = (value: string) => (value.length > 14 ? `${value.slice(0, 12)}…` : value);
