import { createErrorReporter, type ErrorReporter } from '@quayside/api/internals/error-report';
import { uploadLog } from '@quayside/contract/calls/log';
import { languageNumbers } from '@quayside/i18n/language';
import type { Host } from '../host-context.ts';
import type { ClientServices } from './client-services.ts';

const reporters = new WeakMap<Host, ErrorReporter>();

/** Returns the error reporter of a host, creating it on the first call. A host has only one, so that it uploads the same error once. */
export function getErrorReporter(host: Host, live: ClientServices): ErrorReporter {
  const reporter = reporters.get(host) ?? createReporter(host, live);
  reporters.set(host, reporter);
  return reporter;
}

/** Sends every uncaught error and unhandled rejection of a page to `reporter`, from now on (FAIL-02). */
export function watchErrors(page: Window, reporter: ErrorReporter): void {
  page.addEventListener('error', ({ message, error }) => reporter.report({ message, error }));
  page.addEventListener('unhandledrejection', ({ reason }) =>
    reporter.report({ message: 'unhandledrejection', error: reason }),
  );
}

const logPaths = ({ secondLogPath }: Host['edition']): readonly string[] =>
  secondLogPath ? [uploadLog.path, secondLogPath] : [uploadLog.path];

function createReporter(host: Host, { bridge, client, clock, deviceInfo }: ClientServices): ErrorReporter {
  const { edition, texts } = host;
  return createErrorReporter({
    bridge,
    uploads: logPaths(edition).map(
      (path) => (records) => client.call({ ...uploadLog, path }, records, { quiet: true }),
    ),
    facts: () => ({
      version: deviceInfo().version,
      userAgent: navigator.userAgent,
      href: location.href,
      appType: edition.appType,
      langType: languageNumbers[texts.language],
      netType: deviceInfo().netType,
      uuid: deviceInfo().deviceId,
    }),
    now: clock.now,
    log: (what, error) => console.error(what, error),
  });
}
