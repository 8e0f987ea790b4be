import { resumeState } from '@quayside/flow/internals/resume';
import { toDos as toDoText } from '@quayside/i18n/internals/text/to-dos';
import { useLanguage, useText } from '@quayside/i18n/use-text';
import type { ToDo } from '@quayside/rules/internals/to-dos';
import { Cell } from '@quayside/ui/cell';
import { StatusTag } from '@quayside/ui/status-tag';
import { formatDate } from '@quayside/values/calendar-date';
import { useHref, useNavigate } from 'react-router';
import { toDoPath } from './to-do-path.ts';

/** A to-do with a page where the customer completes it. */
export type PageToDo = Exclude<ToDo, { readonly kind: 'margin-call' | 'pay-in' }>;
type Props = {
  readonly toDo: PageToDo;
  /** `several` means that there are W-8BENs of other holders, so that each row names its holder. */
  readonly forms: 'own' | 'several';
};

/** Renders a to-do as a link to the page where the customer completes it. */
export function ToDoRow({ toDo, forms }: Props) {
  const words = useToDoTexts({ toDo, forms });
  const path = toDoPath(toDo);
  const href = useHref(path);
  const navigate = useNavigate();
  return (
    <Cell
      title={words.title}
      detail={words.detail}
      value={
        <span className={tagStyles}>
          <StatusTag tone={toDo.kind === 'draft' ? 'neutral' : 'warning'}>{words.tag}</StatusTag>
        </span>
      }
      href={href}
      onPress={(event) => {
        event.preventDefault();
        void navigate(path, toDo.kind === 'draft' ? { state: resumeState } : {});
      }}
    />
  );
}

/** The layout of the tag. Below a width of 360 px, the tag has its own line: the text beside it would have only a few words per line. */
const tagStyles = 'flex max-[22.5rem]:w-56';

/** The title of a to-do, the text about its deadline, and its tag. */
export type ToDoTexts = { readonly title: string; readonly detail?: string | undefined; readonly tag: string };

/** Returns the texts of a to-do in the current language. */
export function useToDoTexts({ toDo, forms }: Props): ToDoTexts {
  const t = useText(toDoText);
  const language = useLanguage();
  const form = (name: string | undefined) =>
    name === undefined ? t(forms === 'own' ? 'form.label' : 'form.own') : t('form.of', { name });
  const flow = (name: string) => (isNamed(name) ? t(`flow.${name}`) : form(undefined));
  const tag = t('actionNeeded');
  const date = toDo.deadline ? formatDate(toDo.deadline.on, language) : '';
  switch (toDo.kind) {
    case 'sent-back':
      return {
        title: flow(toDo.flow),
        detail: [
          toDo.open.length > 0 ? t('corrections', { count: toDo.open.length }) : t('corrected'),
          ...(toDo.deadline ? [t(`by.${toDo.deadline.when}`, { date })] : []),
        ].join(' · '),
        tag,
      };
    case 'documents-requested':
      return { title: t('documents'), tag };
    case 'w8ben':
      return {
        title: form(toDo.whose?.name),
        detail: toDo.state === 'valid' ? undefined : t(`w8ben.${toDo.state}`, { date }),
        tag,
      };
    case 'assessment-expired':
      return {
        title: t(`assessment.${toDo.assessment}`),
        detail: t('assessment.expired', { date: formatDate(toDo.expiredOn, language) }),
        tag,
      };
    case 'second-holder':
      return {
        title: t(`secondHolder.${toDo.way}`),
        detail: toDo.deadline && t('kept', { date }),
        tag: t(toDo.way === 'own-login' ? 'turn.label' : 'turn.second'),
      };
    case 'draft':
      return { title: flow(toDo.flow), detail: t('kept', { date }), tag: t('draft') };
  }
}

const flows = [
  'opening',
  'joint',
  'tier-change',
  'margin-upgrade',
  'information-change',
  'document-request',
  'options',
  'futures',
  'cfd',
] as const;
const isNamed = (flow: string): flow is (typeof flows)[number] => flows.some((one) => one === flow);
