/** The groups of the checklist, in the order of the page. */
export const groups = ['App', 'Web view', 'Storage', 'Server', 'Commands'] as const;
export type Group = (typeof groups)[number];

/** What happened to a command. `misshaped`: the response does not match the contract. `too-old`: an app of this version need not support the command. */
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

/** The result of a check. `found` says what was found, and `fix` what the developer of the app must do, both as English sentences. */
export type Finding = {
  readonly found: string;
  /** What happened to the command; only for checks of commands. */
  readonly outcome?: CommandOutcome;
} & ({ readonly result: 'ok' } | { readonly result: 'falls-short' | 'cannot-tell'; readonly fix: string });

/** Returns the finding of a check that passed. `found` is an English sentence. */
export const passedFinding = (found: string): Finding => ({ result: 'ok', found });
/** Returns the finding of a check that failed. `fix` tells the developer of the app what to do. */
export const failedFinding = (found: string, fix: string): Finding => ({ result: 'falls-short', found, fix });
/** Returns the finding of a check that could not find out. `fix` tells the developer what to try. */
export const undetermined = (found: string, fix: string): Finding => ({ result: 'cannot-tell', found, fix });

/** A test that a person must start by a button, because it shows or changes something. */
export type ManualTest = {
  /** Label of the button. */
  readonly label: string;
  readonly run: () => Promise<Finding>;
  /** What to do if the app does not react to the test. */
  readonly fix: string;
};

/** A check of the doctor: what it examines, and how it runs on load or by a button. */
export type Check = {
  /** Id in the report, such as `storage.local`, or `command.get_user_info` for a command. */
  readonly id: string;
  readonly group: Group;
  readonly title: string;
  /** Runs the check when the page loads, without effect on the app. */
  readonly look: () => Finding | Promise<Finding>;
  readonly press?: ManualTest;
  /** Calls `report` with a new finding after later events. */
  readonly watch?: (report: (finding: Finding) => void) => void;
};

/** A check with its finding, as an entry of the report. */
export type ReportEntry = Pick<Check, 'id' | 'group' | 'title'> & Finding;

/** The report of all checks, in `window.doctor` and as JSON on the page. It contains no personal data. */
export type Report = {
  /** `running` until every check has run once */
  readonly state: 'running' | 'done';
  readonly counts: Readonly<Record<Finding['result'], number>>;
  readonly checks: readonly ReportEntry[];
};

/** Creates the report of all checks, and counts each result. */
export function createReport(entries: readonly ReportEntry[], state: Report['state']): Report {
  const count = (result: Finding['result']) => entries.filter((entry) => entry.result === result).length;
  const counts = { ok: count('ok'), 'falls-short': count('falls-short'), 'cannot-tell': count('cannot-tell') };
  return { state, counts, checks: entries };
}

/** Returns the finding of a test whose button was not pressed yet. */
export const notTried = (label: string): Finding => undetermined('Not tried yet.', `Press “${label}”.`);

/** Runs a check and returns its finding. If the check throws, the finding says so. */
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
