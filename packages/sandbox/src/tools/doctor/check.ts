/** Groups of the checklist, in its order. */
export const groups = ['App', 'Web view', 'Storage', 'Server', 'Commands'] as const;
export type Group = (typeof groups)[number];

/**
 * Outcome of a command. `misshaped` means that the response does not match the contract, and `too-old` that an app of this version need not support the
 * command.
 */
export type CommandOutcome =
  | 'answered'
  | 'refused'
  | 'absent'
  | 'silent'
  | 'misshaped'
  | 'broken'
  | 'too-old'
  | 'no-app'
  | 'not-tried';

/** Result of a check. `found` describes it, and `fix` is an instruction for the developer of the app. Both are English sentences. */
export type Finding = {
  readonly found: string;
  /** only for a command */
  readonly outcome?: CommandOutcome;
} & ({ readonly result: 'ok' } | { readonly result: 'falls-short' | 'cannot-tell'; readonly fix: string });

/** Returns the finding of a passed check. */
export const ok = (found: string): Finding => ({ result: 'ok', found });
/** Returns the finding of a failed check. */
export const fallsShort = (found: string, fix: string): Finding => ({ result: 'falls-short', found, fix });
/** Returns the finding of a check without a result. */
export const undetermined = (found: string, fix: string): Finding => ({ result: 'cannot-tell', found, fix });

/** A test that a person must start, because it shows or changes something. */
export type ManualTest = {
  /** label of the button */
  readonly label: string;
  readonly run: () => Promise<Finding>;
  /** instruction if the app does not react */
  readonly fix: string;
};

/** A check of the list. */
export type Check = {
  /** such as `storage.local`, or `command.get_user_info` for a command */
  readonly id: string;
  readonly group: Group;
  readonly title: string;
  /** runs on load, without effect on the app */
  readonly look: () => Finding | Promise<Finding>;
  readonly press?: ManualTest;
  /** reports findings of later events */
  readonly watch?: (report: (finding: Finding) => void) => void;
};

/** A check with its finding, as the report contains it. */
export type Entry = Pick<Check, 'id' | 'group' | 'title'> & Finding;

/** Report in `window.doctor`, which the page also shows as JSON. It contains no personal data. */
export type Report = {
  /** `running` until each check has run once */
  readonly state: 'running' | 'done';
  readonly counts: Readonly<Record<Finding['result'], number>>;
  readonly checks: readonly Entry[];
};

/** Returns the report of all checks, with the number of each result. */
export function createReport(entries: readonly Entry[], state: Report['state']): Report {
  const count = (result: Finding['result']) => entries.filter((entry) => entry.result === result).length;
  const counts = { ok: count('ok'), 'falls-short': count('falls-short'), 'cannot-tell': count('cannot-tell') };
  return { state, counts, checks: entries };
}

/** Returns the finding of a check before its button is pressed. */
export const notTried = (label: string): Finding => undetermined('Not tried yet.', `Press “${label}”.`);

/** Runs a check and returns its finding. A check that throws becomes a finding too. */
export async function runCheck(run: () => Finding | Promise<Finding>): Promise<Finding> {
  try {
    return await run();
  } catch (error) {
    return undetermined(
      `The check itself failed: ${getErrorName(error)}.`,
      'Read the web view’s console, and open this page again.',
    );
  }
}

/** Returns the name of an error, or the type of any other thrown value. */
export const getErrorName = (error: unknown): string => (error instanceof Error ? error.name : typeof error);
