export const groups = ['App', 'Web view', 'Storage', 'Server', 'Commands'] as const;
export type Group = (typeof groups)[number];

/** What became of a command. `misshaped`: an answer came that is not of the contract's shape; `too-old`: by its version the app need not know it. */
export type Outcome =
  | 'answered'
  | 'refused'
  | 'absent'
  | 'silent'
  | 'misshaped'
  | 'broken'
  | 'too-old'
  | 'no-app'
  | 'not-tried';

/** What a check found; where it is not well, what the app's developer does about it. Sentences in English. */
export type Finding = {
  readonly found: string;
  /** of a command alone */
  readonly outcome?: Outcome;
} & ({ readonly result: 'ok' } | { readonly result: 'falls-short' | 'cannot-tell'; readonly fix: string });

export const ok = (found: string): Finding => ({ result: 'ok', found });
export const fallsShort = (found: string, fix: string): Finding => ({ result: 'falls-short', found, fix });
export const cannotTell = (found: string, fix: string): Finding => ({ result: 'cannot-tell', found, fix });

/** What only a person may start, because it shows or changes something. */
export type Press = {
  /** on the button */
  readonly label: string;
  readonly run: () => Promise<Finding>;
  /** what to do where nothing happens */
  readonly fix: string;
};

export type Check = {
  /** `storage.local`; of a command `command.get_user_info` */
  readonly id: string;
  readonly group: Group;
  readonly title: string;
  /** what can be told without showing or changing anything */
  readonly look: () => Finding | Promise<Finding>;
  readonly press?: Press;
  /** tells of findings that come by themselves, later */
  readonly watch?: (tell: (finding: Finding) => void) => void;
};

export type Entry = Pick<Check, 'id' | 'group' | 'title'> & Finding;

/** `window.doctor`, and what the page shows as JSON. No personal data. */
export type Report = {
  /** `running` until every check has looked once */
  readonly state: 'running' | 'done';
  readonly counts: Readonly<Record<Finding['result'], number>>;
  readonly checks: readonly Entry[];
};

export function reportOf(entries: readonly Entry[], state: Report['state']): Report {
  const count = (result: Finding['result']) => entries.filter((entry) => entry.result === result).length;
  const counts = { ok: count('ok'), 'falls-short': count('falls-short'), 'cannot-tell': count('cannot-tell') };
  return { state, counts, checks: entries };
}

/** Before a press. */
export const notTried = (label: string): Finding => cannotTell('Not tried yet.', `Press “${label}”.`);

/** What a run gives; one that throws is a finding too. */
export async function settled(run: () => Finding | Promise<Finding>): Promise<Finding> {
  try {
    return await run();
  } catch (error) {
    return cannotTell(
      `The check itself failed: ${nameOf(error)}.`,
      'Look into the web view’s console, and open this page again.',
    );
  }
}

export const nameOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error);
