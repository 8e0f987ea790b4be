import CalendarClock from 'lucide-react/icons/calendar-clock';
import ChartCandlestick from 'lucide-react/icons/chart-candlestick';
import HandCoins from 'lucide-react/icons/hand-coins';
import Layers from 'lucide-react/icons/layers';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactNode } from 'react';

/** The icon of each account type and product, the same in every list. */
export const productIcons: Readonly<
  Record<'cash' | 'margin' | 'options' | 'futures' | 'cfd' | 'margin-upgrade', ReactNode>
> = {
  cash: <Wallet size="1.375rem" />,
  margin: <HandCoins size="1.375rem" />,
  options: <Layers size="1.375rem" />,
  futures: <CalendarClock size="1.375rem" />,
  cfd: <ChartCandlestick size="1.375rem" />,
  'margin-upgrade': <HandCoins size="1.375rem" />,
};
