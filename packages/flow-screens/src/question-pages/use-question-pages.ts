import { useFlow } from '@quayside/flow/flow-context';
import type { FormStore } from '@quayside/flow/form';
import { focusFirstError } from '@quayside/flow/internals/focus-first-error';
import { useStepPages } from '@quayside/flow/internals/step-pages';
import { suggestedAnswers } from '@quayside/flow/internals/suggested-answers';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { findPageOfPath, landingPage, type PageFields, pageAfter, pageBefore } from './page-order.ts';

/** The router state of a history entry: its page, the page before it, and whether it was opened to correct an answer. */
type Entry = { readonly question?: string; readonly from?: string; readonly errand?: 'one-answer' };

/** The visible page and its animation. A later page slides forward (`on`), and an earlier one `back`. */
type Shown = { readonly name: string; readonly move: 'none' | 'on' | 'back' };

/**
 * Returns the page of the current history entry, and its animation. Tells the step's screen how to continue and go back from it, and focuses its heading. The
 * router state names the page, so that all pages have the URL of the step.
 */
export function useQuestionPages<P extends PageFields>(pages: readonly P[], store: FormStore) {
  const { step, answers, errand: cameFor, onShow } = useStepPages();
  const { runtime } = useFlow();
  const { key, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const values = useSyncExternalStore(
    store.subscribe,
    () => store.values,
    () => store.values,
  );
  const entry = (state ?? {}) as Entry;
  const errand = entry.errand ?? cameFor;
  const [seen, setSeen] = useState<Shown>();
  const addressed = /^#([\w.-]+)$/.exec(hash)?.[1];
  const [landing, setLanding] = useState<{ readonly key: string; readonly question: string }>();
  const landed = landing?.key === key ? landing.question : entry.question;
  const held = store.isDirtyHere ? seen?.name : undefined; // the page stays if the customer answers before the saved answers have loaded
  const isSaved = runtime?.application?.answers[step] !== undefined;
  const suggested = isSaved ? [] : Object.keys(suggestedAnswers(runtime, step, values));
  const unconfirmed = store.cleanPaths(suggested);
  const page = (findPageOfPath(pages, landed ?? held) ??
    landingPage(pages, values, addressed, errand, unconfirmed)) as P;
  const [name] = page.fields;
  if (answers === 'here' && !landing) {
    const to = landed ? landingPage(pages, values, landed, errand, unconfirmed) : page;
    setLanding({ key, question: (to ?? page).fields[0] });
  }
  if (seen?.name !== name) setSeen({ name, move: seen && entry.question ? moveOf(pages, seen.name, page) : 'none' });

  const show = (to: P, how: 'push' | 'replace', more: Omit<Entry, 'question'> = {}) => {
    const go = (replace: boolean, next: Entry) =>
      void navigate({ search, hash }, { replace, state: { ...entry, ...next } });
    if (how === 'push' && !entry.question) go(true, { question: name }); // Back then returns to this page
    go(how === 'replace', { ...more, question: to.fields[0] });
  };

  const isOpenedHere = entry.errand === 'one-answer' && entry.from !== undefined;
  const [number, of] = [pages.indexOf(page) + 1, pages.length];
  const screen = useMemo(() => ({ number, of }), [number, of]); // memoised, so that reporting the same position does not re-render
  useLayoutEffect(() => {
    const known = answers === 'here' || errand === 'all-answers'; // until the answers have loaded, the missing ones are unknown
    const next = known ? pageAfter(pages, page, values, errand) : undefined;
    const previous = cameFor === 'one-answer' ? undefined : pageBefore(pages, page);
    onShow({
      screen,
      fields: page.fields,
      action: page.action,
      goOn: next && (() => show(next, 'push', { from: name })),
      back: isOpenedHere
        ? () => void navigate(-1)
        : previous && (() => (entry.from === previous.fields[0] ? void navigate(-1) : show(previous, 'replace'))),
    });
  });
  useLayoutEffect(() => () => onShow(undefined), [onShow]);

  const attempts = useSyncExternalStore(
    store.subscribe,
    () => store.attempts,
    () => 0,
  );
  const openPageOfError = useEffectEvent(() => {
    const isWrong = (one: P) => store.issues.some(({ path }) => findPageOfPath([one], path));
    const wrong = pages.find(isWrong);
    if (wrong && !isWrong(page)) show(wrong, 'push', { from: name, errand: 'one-answer' });
  });
  useEffect(() => {
    if (attempts > 0) openPageOfError();
  }, [attempts]);

  const arrived = useRef(name);
  useEffect(() => {
    const root = frame.current;
    if (arrived.current === name || !root) return;
    arrived.current = name;
    const screen = root.closest('[data-step]');
    if (screen && screen.getBoundingClientRect().top < 0) screen.scrollIntoView({ block: 'start' });
    if (!focusFirstError(root, store)) root.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [name, store]);

  return { page, move: seen?.name === name ? seen.move : 'none', frame };
}

/**
 * Returns a function that opens the question page of a field to change one answer. Back then returns to the page `from`, and so does Continue if that page is
 * unanswered.
 */
export function useOpenQuestion(from: string): (field: string) => void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  return (field) => {
    const state: Entry = { question: field, from, errand: 'one-answer' };
    void navigate({ search, hash }, { state });
  };
}

/**
 * Returns a function that shows another page of the step. With `from`, the name of the page on screen, Back returns to that page. Without it, the new page
 * replaces the one on screen.
 */
export function useShowPage(): (to: string, from?: string) => void {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  return (to, from) => {
    const go = (replace: boolean, next: Entry) => void navigate({ search, hash }, { replace, state: next });
    if (from !== undefined && !(state as Entry | null)?.question) go(true, { question: from });
    go(from === undefined, { question: to, ...(from === undefined ? {} : { from }) });
  };
}

function moveOf(pages: readonly PageFields[], before: string, page: PageFields): Shown['move'] {
  return pages.indexOf(page) < pages.findIndex(({ fields }) => fields[0] === before) ? 'back' : 'on';
}
