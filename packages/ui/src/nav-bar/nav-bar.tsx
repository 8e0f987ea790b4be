import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useNavBarOutlet } from '../nav-bar-outlet/nav-bar-outlet.tsx';

/** What the bar on top of a screen says and offers. */
export type NavBarProps = {
  /** short; nothing of it is cut, also not where text is large */
  title?: ReactNode;
  /** `h1` where the screen has no heading of its own */
  titleAs?: 'h1' | 'p';
  /** shows the arrow */
  onBack?: () => void;
  /** what stands at the end: one or two icon buttons */
  trailing?: ReactNode;
  /** below the bar, inside what sticks: a progress bar */
  children?: ReactNode;
};

/** The bar at the top of a screen. Renders a sticky `<header>`; of a bar that is drawn elsewhere (NavBarOutlet) what hangs below it, and a heading that is not seen. */
export function NavBar({ title, titleAs: Title = 'p', onBack, trailing, children }: NavBarProps) {
  const t = useText(ui);
  const drawn = useNavBarOutlet({ title: typeof title === 'string' ? title : '', onBack });
  if (drawn === 'elsewhere')
    return (
      <header className="sticky top-0 z-bar bg-surface [@media(max-height:22rem)]:static">
        {Title === 'h1' ? <Title className="sr-only">{title}</Title> : null}
        {trailing ? <div className="flex items-center justify-end px-1">{trailing}</div> : null}
        {children}
      </header>
    );
  return (
    <header className="sticky top-0 z-bar border-line border-b bg-surface pt-safe-top [@media(max-height:22rem)]:static">
      <div className="mx-auto grid min-h-[3.25rem] max-w-5xl grid-cols-[minmax(44px,1fr)_minmax(0,auto)_minmax(44px,1fr)] items-center gap-1 px-1">
        <div className="justify-self-start">
          {onBack ? <IconButton label={t('back')} icon={<ChevronLeft size={24} />} onPress={onBack} /> : null}
        </div>
        <Title className="m-0 py-1 text-balance text-center text-ink text-title [overflow-wrap:anywhere]">
          {title}
        </Title>
        <div className="flex items-center justify-self-end">{trailing}</div>
      </div>
      {children}
    </header>
  );
}
