import { BuildError } from '../host-build/host-build.ts';
import { PortError } from './ports.ts';
import { type Service, ServiceError } from './service.ts';

type Start = (own: (service: Service) => Service, signal: AbortSignal) => Promise<void>;

/**
 * Runs services until a signal or a failure. `start` passes each service to `own` as soon as it runs, and stops at `signal`. Ends the services in the opposite
 * order, one after another, and then this process.
 */
export async function supervise(start: Start): Promise<never> {
  const running: Service[] = [];
  const interrupted = new AbortController();
  const ended = Promise.withResolvers<void>();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ended.resolve());
  const own = (service: Service) => {
    running.push(service);
    void service.failed.then((how) => ended.reject(new ServiceError(`${how}. Its last lines are above.`)));
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
    await started.catch(() => undefined); // told above, or gave up because it was asked to
    for (const service of running.toReversed()) await service.end();
  }
  process.exit(exitCode);
}
