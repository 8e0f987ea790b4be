import type { Environments } from '@quayside/api/environments';

const services = (domain: string) =>
  ({
    trading: `https://trade.${domain}/`,
    business: `https://open.${domain}/`,
    log: `https://log.${domain}/`,
    analysis: `https://analysis.${domain}/`,
    sso: `https://sso.${domain}/`,
  }) as const;

/** The environment of a local machine, where one server provides all services. */
const local = { name: 'dev', storageBucket: 'dev', bases: 'same-origin' } as const;

/**
 * Returns the host names of one region with the URLs of their services, for each stage. A company replaces them: these are placeholders under a domain of RFC
 * 2606. `domain` is `example.com`. `region` is the regional variant of production, if it is one (CALL-01).
 */
export const exampleEnvironments = (domain: string, region?: string): Environments => ({
  localhost: local,
  '127.0.0.1': local,
  [`open.sit.${domain}`]: { name: 'sit', storageBucket: 'sit', bases: services(`sit.${domain}`) },
  [`open.uat.${domain}`]: { name: 'uat', storageBucket: 'uat', bases: services(`uat.${domain}`) },
  [`open.${domain}`]: { name: 'prd', ...(region && { region }), storageBucket: 'prd', bases: services(domain) },
});
