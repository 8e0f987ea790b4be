import { ui } from '@quayside/i18n/text/ui';
import { useText } from '@quayside/i18n/use-text';
import type { MouseEvent } from 'react';

/**
 * The props of a `ChangeLink`. The accessible name combines "Change" with `subject`, or with the text of the element
 * whose id is `labelId`.
 */
export type ChangeLinkProps = {
  href: string;
  /** Called on a press. A router can prevent the default and navigate. */
  onPress?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
} & ({ subject: string; labelId?: never } | { labelId: string; subject?: never });

/** Renders the link "Change" for one answer or a group of answers. */
export function ChangeLink({ href, onPress, subject, labelId }: ChangeLinkProps) {
  const t = useText(ui);
  return (
    <a
      href={href}
      onClick={onPress}
      {...(labelId === undefined
        ? { 'aria-label': t('changeWhat', { what: subject }) }
        : { id: `${labelId}-change`, 'aria-labelledby': `${labelId}-change ${labelId}` })}
      className="-my-2 inline-flex min-h-target min-w-target shrink-0 items-center justify-end text-accent text-label underline underline-offset-3"
    >
      {t('change')}
    </a>
  );
}
