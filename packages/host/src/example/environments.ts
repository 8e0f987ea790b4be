import type { Environments } from '@quayside/api/environments';

const services = (domain: string) =>
  ({
    trading: `https://trade.${domain}/`,
    business: `https://open.${domain}/`,
    log: `https://log.${domain}/`,
    analysis: `https://analysis.${domain}/`,
    sso: `https://sso.${domain}/`,
  }) as const;

/** The environment on a developer's machine, where one server provides all services. */
const local = { name: 'dev', storageBucket: 'dev', bases: 'same-origin' } as const;

/**
 * Returns example environments for a region: localhost, and a host name for each stage below `domain`, such as `example.com` (RFC 2606). `region` is the
 * regional variant of production (CALL-01). A company replaces them.
 */
export const exampleEnvironments = (domain: string, region?: string): Environments => ({
  localhost: local,
  '127.0.0.1': local,
  [`open.sit.${domain}`]: { name: 'sit', storageBucket: 'sit', bases: services(`sit.${domain}`) },
  [`open.uat.${domain}`]: { name: 'uat', storageBucket: 'uat', bases: services(`uat.${domain}`) },
  [`open.${domain}`]: { name: 'prd', ...(region && { region }), storageBucket: 'prd', bases: services(domain) },
});
