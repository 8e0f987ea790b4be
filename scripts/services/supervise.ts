import { BuildError } from '../host-build/host-build.ts';
import { PortError } from './ports.ts';
import { type Service, ServiceError } from './service.ts';

type Start = (own: (service: Service) => Service, signal: AbortSignal) => Promise<void>;

/**
 * Runs services until a signal or a failure, ends them in reverse order, and exits: with 1 after a failure, else with 0.
 * `start` must pass each running service to `own`, and stop when its signal is aborted.
 */
export async function supervise(start: Start): Promise<never> {
  const running: Service[] = [];
  const interrupted = new AbortController();
  const ended = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ended.resolve());
  const own = (service: Service) => {
    running.push(service);
    void service.failed.then((how) => ended.reject(new ServiceError(`${how}. Its last output is above.`)));
    return service;
  };
  const started = start(own, interrupted.signal);
  let exitCode = 0;
  try {
    await Promise.race([ended.promise, started.then(() => ended.promise)]);
  } catch (error) {
    if (!(error instanceof ServiceError || error instanceof PortError || error instanceof BuildError)) throw error;
    console.error(error.message);
    exitCode = 1;
  } finally {
    interrupted.abort();
    await started.catch(() => undefined); // the error is printed above, or comes from the abort
    for (const service of running.toReversed()) await service.end();
  }
  process.exit(exitCode);
}
