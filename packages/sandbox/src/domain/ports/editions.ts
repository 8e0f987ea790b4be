import { type AppType, editionAppTypes, type SpecifiedEdition } from '@quayside/platform/app-type';
import type { Brand } from '@quayside/platform/brand';
import { type EditionCapabilities, editionCapabilities } from '@quayside/rules/edition-capabilities';

/** What the server knows about an edition and its app. */
export type ServedEdition = {
  readonly appType: AppType;
  readonly capabilities: EditionCapabilities;
  /** Name of the app, shown to developers and reviewers. */
  readonly title: string;
  /** Country whose mobile numbers need no calling code (ISO 3166-1 alpha-2). */
  readonly country: string;
  readonly exampleMobile: string;
  /** Phone number of customer service, and the time zone of its hours. */
  readonly service: { readonly phone: string; readonly timeZone: string };
  /** Brand of the edition's pages and mails. */
  readonly brand: Brand;
};

/** Brand of an edition for which none is configured. */
export const plainBrand: Brand = {
  name: 'Quayside',
  symbol: 'M6 23h20M9.5 23v-7a6.5 6.5 0 0 1 13 0v7M16 9.5V6',
  colours: { accent: '#0b5cad', nightAccent: '#7cb7ff', hero: '#17202c', spark: '#7cb7ff' },
  radius: '0.375rem',
  display: { weight: 600, tracking: '0em' },
  licence: 'EXAMPLE-000000',
  support: { phone: '+65 6000 0000', email: 'help@example.com', timeZone: 'Asia/Singapore' },
};

/** An edition besides the four specified ones. `title` is by default the edition's name; other missing fields are those of Singapore. */
export type FurtherEdition = Pick<ServedEdition, 'appType' | 'capabilities'> &
  Partial<{
    [Fact in Exclude<keyof ServedEdition, 'appType' | 'capabilities' | 'brand'>]: ServedEdition[Fact] | undefined;
  }>;

const singapore = {
  country: 'SG',
  exampleMobile: '+65 9123 4567',
  service: { phone: '+65 6000 0000', timeZone: 'Asia/Singapore' },
};

const specified: Readonly<Record<SpecifiedEdition, Omit<ServedEdition, 'appType' | 'capabilities' | 'brand'>>> = {
  sg: { title: 'Singapore', ...singapore },
  hk: {
    title: 'Hong Kong',
    country: 'HK',
    exampleMobile: '+852 9123 4567',
    service: { phone: '+852 3000 0000', timeZone: 'Asia/Hong_Kong' },
  },
  mainland: {
    title: 'Mainland',
    country: 'CN',
    exampleMobile: '+86 138 0013 8000',
    service: { phone: '+86 21 6000 0000', timeZone: 'Asia/Shanghai' },
  },
  pro: { title: 'Pro', ...singapore, service: { ...singapore.service, phone: '+65 6000 0005' } },
};

/** Returns all editions by name, both the four specified ones and those that are configured. */
export function getEditions(server: {
  readonly editions: Readonly<Record<string, FurtherEdition>>;
  readonly brands?: Readonly<Record<string, Brand>>;
}): Readonly<Record<string, ServedEdition>> {
  const branded = (name: string, service: ServedEdition['service']) => {
    const brand = server.brands?.[name];
    return { brand: brand ?? plainBrand, service: brand?.support ?? service };
  };
  const four = Object.entries(specified).map(([name, facts]) => {
    const appType = editionAppTypes[name as SpecifiedEdition];
    const capabilities = editionCapabilities[appType];
    return [name, { ...facts, appType, capabilities, ...branded(name, facts.service) }] as const;
  });
  const further = Object.entries(server.editions).map(([name, { title = name, ...facts }]) => {
    const { country = singapore.country, exampleMobile = singapore.exampleMobile } = facts;
    const service = facts.service ?? singapore.service;
    return [name, { ...facts, title, country, exampleMobile, ...branded(name, service) }] as const;
  });
  return Object.fromEntries<ServedEdition>([...four, ...further]);
}
