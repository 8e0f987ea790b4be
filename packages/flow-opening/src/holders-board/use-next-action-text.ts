import type { HoldersBoard } from '@quayside/contract/internals/holders-board';
import { formatSingaporeInstant } from '@quayside/i18n/internals/instant-text';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import { joint } from '../joint/texts.ts';

/** Title and sentences that say which holder acts next. */
export type NextActionText = { readonly title: string; readonly lines: readonly string[] };

/**
 * Returns a title and sentences about who acts next and how, from the viewer's perspective. Returns undefined if neither holder has to act. The page has to
 * load the text group `joint`.
 */
export function useNextActionText({ holders, you, way, invitation }: HoldersBoard): NextActionText | undefined {
  const t = useText(joint);
  const language = useLanguage();
  const next = holders.filter(({ turn }) => turn);
  const [other] = next;
  if (next.some(({ party }) => party === you)) return { title: t('turn.you'), lines: [] };
  if (!other) return undefined;
  if (other.role === 'joint-minor') return { title: t('turn.minor'), lines: [t('how.minor')] };
  if (you === 'holder' && way !== 'own-login')
    return { title: t('turn.next'), lines: [t(way === 'this-device' ? 'how.device' : 'how.choose')] };
  const title = other.name ? t('turn.named', { name: other.name }) : t('turn.other');
  const sent = invitation?.state === 'sent' ? invitation : undefined;
  const values = sent && { ...sent, date: formatSingaporeInstant(sent.expiresAt, language) };
  return { title, lines: [...(values ? [t('invitation.sent', values)] : []), t('how.other')] };
}
