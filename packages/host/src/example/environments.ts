import type { Environments } from '@quayside/api/environments';

const services = (domain: string) =>
  ({
    trading: `https://trade.${domain}/`,
    business: `https://open.${domain}/`,
    log: `https://log.${domain}/`,
    analysis: `https://analysis.${domain}/`,
    sso: `https://sso.${domain}/`,
  }) as const;

/** This machine, where one server is all services. */
const local = { name: 'dev', storageBucket: 'dev', bases: 'same-origin' } as const;

/**
 * The host names of one region and where their services are, for each stage. A company puts its own in place of these: names under a domain of RFC 2606 stand
 * for them. `domain`: `example.com`; `region`: the regional variant that production is, where it is one (CALL-01).
 */
export const exampleEnvironments = (domain: string, region?: string): Environments => ({
  localhost: local,
  '127.0.0.1': local,
  [`open.sit.${domain}`]: { name: 'sit', storageBucket: 'sit', bases: services(`sit.${domain}`) },
  [`open.uat.${domain}`]: { name: 'uat', storageBucket: 'uat', bases: services(`uat.${domain}`) },
  [`open.${domain}`]: { name: 'prd', ...(region && { region }), storageBucket: 'prd', bases: services(domain) },
});
