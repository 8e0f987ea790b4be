import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';

/** Matches a figure of /proc/<id>/status in kB: `VmRSS` is the memory in use, and `VmHWM` its peak. */
const figure = (id: number, name: 'VmRSS' | 'VmHWM'): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]);

/**
 * Resets the peak memory of the browser's renderers, in which pages and workers run. The returned function returns the
 * largest growth of a renderer since then, in MB (10⁶ bytes). Linux only.
 */
export async function watchPeakMemory(browser: Browser): Promise<() => number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const before = renderers.map((id) => {
    writeFileSync(`/proc/${id}/clear_refs`, '5'); // resets VmHWM
    return { id, used: figure(id, 'VmRSS') };
  });
  return () => Math.max(...before.map(({ id, used }) => ((figure(id, 'VmHWM') - used) * 1024) / 1e6));
}
