/** A security of the demo market, with an invented name. Its margin ratios are decimals: 0.3 is 30 %. */
export type Instrument = {
  readonly id: string;
  readonly name: string;
  readonly currency: 'SGD' | 'USD' | 'HKD';
  /** Country of the exchange (ISO 3166-1 alpha-2). */
  readonly market: 'SG' | 'US' | 'HK';
  readonly asset: 'stock' | 'fund';
  /** Price around which the price moves, in hundredths of the currency's unit. */
  readonly base: number;
  readonly haircut: string;
  readonly initialMargin: string;
  readonly maintenanceMargin: string;
};

const markets = { SGD: 'SG', USD: 'US', HKD: 'HK' } as const;

/** All securities of the demo market, with their base prices and margin ratios. */
export const instruments: readonly Instrument[] = [
  stock('MBS', 'Merlion Bank', 'SGD', 3_412, '0.3'),
  stock('TNH', 'Tanah Property Trust', 'SGD', 218, '0.4'),
  fund('STI', 'Straits Index Fund', 'SGD', 361, '0.25'),
  stock('KPL', 'Kallang Port', 'SGD', 742, '0.35'),
  stock('ORC', 'Orchard Retail', 'SGD', 96, '0.5'),
  stock('AURA', 'Aurora Semiconductors', 'USD', 14_280, '0.35'),
  stock('NIMB', 'Nimbus Cloud', 'USD', 23_115, '0.35'),
  stock('VELO', 'Velocity Motors', 'USD', 8_764, '0.5'),
  fund('USIX', 'US Broad Index Fund', 'USD', 52_030, '0.25'),
  stock('PRL', 'Pearl River Foods', 'HKD', 4_655, '0.4'),
  stock('HKX', 'Harbour Exchange', 'HKD', 31_280, '0.4'),
];

function stock(id: string, name: string, currency: Instrument['currency'], base: number, margin: string): Instrument {
  const market = markets[currency];
  const terms = { haircut: margin, initialMargin: margin, maintenanceMargin: margin };
  return { id, name, currency, market, asset: 'stock', base, ...terms };
}

function fund(...of: Parameters<typeof stock>): Instrument {
  return { ...stock(...of), asset: 'fund' };
}

const byId = new Map(instruments.map((one) => [one.id, one]));

/** Returns the instrument with an id. Throws `UnknownInstrumentError` if there is none. */
export function getInstrument(id: string): Instrument {
  const found = byId.get(id);
  if (!found) throw new UnknownInstrumentError(id);
  return found;
}

/** Thrown if a demo portfolio contains an instrument that does not exist. */
class UnknownInstrumentError extends Error {
  override readonly name = 'UnknownInstrumentError';
  constructor(id: string) {
    super(`There is no instrument "${id}". Add it to market/instruments.ts, or name another one.`);
  }
}
