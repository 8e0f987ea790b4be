/** What the broker's demonstration customers hold. Names are made up: no company's price is claimed. Shares are decimals (0.3 is 30 %). */
export type Instrument = {
  readonly id: string;
  readonly name: string;
  readonly currency: 'SGD' | 'USD' | 'HKD';
  /** about which its price moves, in hundredths of the currency's unit */
  readonly base: number;
  readonly haircut: string;
  readonly initialMargin: string;
  readonly maintenanceMargin: string;
};

export const instruments: readonly Instrument[] = [
  stock('MBS', 'Merlion Bank', 'SGD', 3_412, '0.3'),
  stock('TNH', 'Tanah Property Trust', 'SGD', 218, '0.4'),
  stock('STI', 'Straits Index Fund', 'SGD', 361, '0.25'),
  stock('KPL', 'Kallang Port', 'SGD', 742, '0.35'),
  stock('ORC', 'Orchard Retail', 'SGD', 96, '0.5'),
  stock('AURA', 'Aurora Semiconductors', 'USD', 14_280, '0.35'),
  stock('NIMB', 'Nimbus Cloud', 'USD', 23_115, '0.35'),
  stock('VELO', 'Velocity Motors', 'USD', 8_764, '0.5'),
  stock('USIX', 'US Broad Index Fund', 'USD', 52_030, '0.25'),
  stock('PRL', 'Pearl River Foods', 'HKD', 4_655, '0.4'),
  stock('HKX', 'Harbour Exchange', 'HKD', 31_280, '0.4'),
];

function stock(id: string, name: string, currency: Instrument['currency'], base: number, margin: string): Instrument {
  return { id, name, currency, base, haircut: margin, initialMargin: margin, maintenanceMargin: margin };
}
