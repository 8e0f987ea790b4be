import {
  type Check,
  createReport,
  type Finding,
  type Report,
  type ReportEntry,
  runCheck,
  undetermined,
} from './check.ts';
import { appChecks } from './checks/app-checks.ts';
import { commandChecks } from './checks/command-checks.ts';
import { serverChecks } from './checks/server-checks.ts';
import { storageChecks } from './checks/storage-checks.ts';
import { webViewChecks } from './checks/web-view-checks.ts';
import { pageEnvironment } from './page-environment.ts';
import { createRow } from './row.ts';

/** Script of the doctor's page: runs the checks, shows each finding, and provides all of them as `window.doctor`. */
const { base = '/', doctor = '/' } = document.body.querySelector('main')?.dataset ?? {};
const environment = pageEnvironment({ base, doctor });
const checks: readonly Check[] = [
  ...appChecks(environment),
  ...webViewChecks(environment),
  ...storageChecks(environment),
  ...serverChecks(environment),
  ...commandChecks(environment),
];
const findings = new Map<Check, Finding>();
let state: Report['state'] = 'running';

const entries = (): ReportEntry[] =>
  checks.flatMap((check) => {
    const finding = findings.get(check);
    const { id, group, title } = check;
    return finding ? [{ id, group, title, ...finding }] : [];
  });
const report = () => createReport(entries(), state);
Object.defineProperty(window, 'doctor', { get: report });

const show = (id: string, text: string): void => {
  const element = document.getElementById(id);
  if (element) element.textContent = text;
};

function showReport(): void {
  const { counts } = report();
  show('json', JSON.stringify(report(), undefined, 2));
  if (state === 'done')
    show('summary', `${counts.ok} ok, ${counts['falls-short']} fall short, ${counts['cannot-tell']} not tested yet.`);
}

async function begin(check: Check): Promise<void> {
  const { group, press, watch } = check;
  const row = createRow(check, press && (() => void pressed(press)));
  document.getElementById(`group-${group}`)?.append(row.element);
  const report = (finding: Finding): void => {
    findings.set(check, finding);
    row.show(finding);
    showReport();
  };
  const pressed = async ({ run, fix }: NonNullable<Check['press']>) => {
    report({ ...undetermined('Waits for the app.', `If nothing happens: ${fix}`), outcome: 'not-tried' });
    report(await runCheck(run));
  };
  watch?.(report);
  report(await runCheck(check.look));
}

await Promise.all(checks.map(begin));
state = 'done';
showReport();
