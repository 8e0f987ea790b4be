import { codes } from '@quayside/contract/envelope';
import type { Language } from '@quayside/i18n/language';
import { languageNumbers } from '@quayside/i18n/language';
import { clockSkewLimitMs } from '@quayside/platform/server-clock';
import { invalidRequest, Refusal } from '../../kernel/refusal.ts';
import { clientAddress } from './client-address.ts';

/** The headers of a call, parsed (specification, section 7; CALL-02). */
export type RequestHeaders = {
  readonly version: string;
  readonly deviceType: string;
  readonly deviceId: string;
  readonly netType: string;
  readonly userId: string;
  readonly langType: string;
  readonly language: Language;
  readonly appType: string;
  readonly deviceInfo: string;
  readonly time: string;
  readonly transaction: string;
  readonly attempt: string;
  readonly token: string;
  readonly bearer: string;
  /** Value of User-Agent; empty if absent. */
  readonly userAgent: string;
  /** Network address of the client; empty without a gateway. */
  readonly address: string;
};

const deviceTypes = ['t1', 't2', 't4', 't6'];
const MOST_LENGTH = 200;

/**
 * Parses and validates the headers of a call. Throws `Refusal`: `invalidRequest` with the name of an invalid header, `signatureRejected` if X-Time differs by
 * more than five minutes from `now`.
 */
export function readRequestHeaders(headers: Headers, now: Date): RequestHeaders {
  const read = (name: string, fits: (value: string) => boolean): string => {
    const value = headers.get(name) ?? '';
    if (value.length > MOST_LENGTH || !fits(value)) throw invalidRequest(`header ${name}`);
    return value;
  };
  const filled = (value: string) => value !== '';
  const anything = () => true;
  const langType = read('X-Lang', (value) => languageOf(value) !== undefined);
  const checked = {
    version: read('X-Ver', (value) => /^\d+(\.\d+){0,3}/.test(value)),
    deviceType: read('X-Dt', (value) => deviceTypes.includes(value)),
    deviceId: read('X-Dev-Id', filled),
    netType: read('X-Net-Type', anything),
    userId: read('X-Uid', anything),
    langType,
    language: languageOf(langType) ?? 'en',
    appType: read('X-Type', (value) => /^[1-9]\d{0,2}$/.test(value)),
    deviceInfo: read('X-Dev-Info', filled),
    time: read('X-Time', (value) => /^\d{13}$/.test(value)),
    transaction: read('X-Trans-Id', filled),
    attempt: read('X-Request-Id', filled),
    token: read('X-Token', anything),
    address: clientAddress(headers),
    bearer: /^Bearer (\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1] ?? '',
    userAgent: headers.get('User-Agent') ?? '',
  };
  if (Math.abs(Number(checked.time) - now.getTime()) > clockSkewLimitMs)
    throw new Refusal(codes.signatureRejected, 'The clocks of device and server differ by more than five minutes.', {
      reason: 'clock-skew',
    });
  return checked;
}

const languageOf = (value: string): Language | undefined =>
  (Object.keys(languageNumbers) as Language[]).find((language) => String(languageNumbers[language]) === value);
