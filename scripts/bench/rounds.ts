import { chromium } from 'playwright';
import { chromiumArgs } from '../chromium.mjs';
import { medians } from './statistics.ts';
import type { Variant } from './variants.ts';
import { type Conditions, type Measures, type ScriptSize, visit } from './visit.ts';

export type Run = {
  variants: readonly Variant[];
  rounds: number;
  conditions: Conditions;
  chromiumPath: string;
  scriptSize: ScriptSize;
  say: (line: string) => void;
};

/** Every round visits every page once, in an order that turns by one; the first round only warms the machine up. Medians by name. */
export async function measure({
  variants,
  rounds,
  conditions,
  chromiumPath,
  scriptSize,
  say,
}: Run): Promise<Map<string, Measures>> {
  const visits = new Map<string, Measures[]>(variants.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    const browser = await chromium.launch({ executablePath: chromiumPath, args: [...chromiumArgs, '--disable-gpu'] });
    try {
      for (let i = 0; i < variants.length; i += 1) {
        const variant = variants[(i + round) % variants.length];
        if (!variant) continue;
        const measures = await visit(browser, variant, conditions, scriptSize);
        if (round > 0) visits.get(variant.name)?.push(measures);
      }
    } finally {
      await browser.close();
    }
    say(round ? `round ${round} of ${rounds}` : 'warmed up');
  }
  return new Map([...visits].map(([name, all]) => [name, medians(all)]));
}
