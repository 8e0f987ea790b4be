import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import type { ReactNode } from 'react';
import type { ElementProps } from '../element-props/element-props.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useNavBarOutlet } from '../nav-bar-outlet/nav-bar-outlet.tsx';

export type NavBarProps = {
  /** The title of the screen. */
  title?: ReactNode;
  /** The element of the title. Use `h1` if the screen has no other heading. Default: `p`. */
  titleAs?: 'h1' | 'p';
  /**
   * Shows the title only after the page is scrolled. Use it if the page has a heading. In browsers without scroll-driven
   * animations, the title is always visible.
   */
  titleOnScroll?: boolean;
  /** Called when the user presses Back. Without it, the bar has no Back button. */
  onBack?: () => void;
  /** Content at the end of the bar, such as a help button. */
  trailing?: ReactNode;
  /** The logo to show on a screen without a Back button. */
  logo?: ReactNode;
  /** Content below the bar that sticks with it, such as a progress bar. */
  children?: ReactNode;
} & ElementProps<'header', 'title'>;

/**
 * Renders the navigation bar of a screen as a sticky `<header>`. It scrolls with the page if the viewport is low for the
 * text size (landscape phones, large text). The Back button has `data-part="back"`. Without
 * `trailing`, the picture of `--q-brand-mark` is at the end. If a `NavBarOutlet` draws the bar, it renders only
 * `children`, `trailing` and a hidden heading.
 */
export function NavBar({
  title,
  titleAs: Title = 'p',
  titleOnScroll = false,
  onBack,
  trailing,
  logo: mark,
  children,
  className = '',
  ...rest
}: NavBarProps) {
  const t = useText(ui);
  const drawn = useNavBarOutlet({ title: typeof title === 'string' ? title : '', onBack });
  if (drawn === 'elsewhere')
    return (
      <header data-part="nav-bar" {...rest} className={`sticky top-pinned z-bar bg-surface ${className}`}>
        {Title === 'h1' ? <Title className="sr-only">{title}</Title> : null}
        {trailing ? <div className="flex items-center justify-end px-1">{trailing}</div> : null}
        {children}
      </header>
    );
  return (
    <header
      data-part="nav-bar"
      {...rest}
      className={`sticky top-pinned z-bar border-line border-b bg-surface pt-safe-top ${className}`}
    >
      <div className="mx-auto grid min-h-[3.25rem] max-w-reading grid-cols-[minmax(44px,1fr)_minmax(0,auto)_minmax(44px,1fr)] items-center gap-1 px-1">
        <div className="flex justify-self-start">
          {onBack ? (
            <IconButton
              data-part="back"
              label={t('back')}
              icon={<ChevronLeft className="size-[1.5rem]" />}
              onPress={onBack}
            />
          ) : (
            mark
          )}
        </div>
        <Title
          data-part="bar-title"
          className={`m-0 py-1 font-display text-balance text-center text-ink text-title [overflow-wrap:anywhere] ${titleOnScroll ? 'q-on-scroll' : ''}`}
        >
          {title}
        </Title>
        <div className="q-bar-end flex items-center justify-self-end">{trailing}</div>
      </div>
      {children}
    </header>
  );
}
