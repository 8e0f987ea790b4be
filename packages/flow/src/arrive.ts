import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';

/** The guard for somebody who comes from elsewhere: the first step of a flow that was gone through begins it anew where that may be done again. */
export async function arrive(runtime: FlowRuntime, path: string): Promise<string | undefined> {
  const { application, flow } = runtime;
  const again = application?.state === 'opened' && flow.customers === 'repeatedly';
  if (again && path === flow.steps[0]?.path) await runtime.restart();
  return runtime.redirect(path);
}
