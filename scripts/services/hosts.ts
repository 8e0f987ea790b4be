import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { editionNames } from '../../packages/platform/src/app-type.ts';

const text = z.string().check(z.minLength(1));
/** `title`: `Singapore`; `port`: where the app listens by default; the others: what the sandbox knows of an edition beside the four specified ones. */
const facts = z.object({
  title: text,
  port: z.int().check(z.minimum(1), z.maximum(65_535)),
  country: z.optional(text),
  exampleMobile: z.optional(text),
  service: z.optional(z.object({ phone: text, timeZone: text })),
});
/** What the tools need to know of a host: the field `quayside` of its package.json. */
export type Host = z.infer<typeof facts> & {
  /** its folder in hosts/ */
  readonly name: string;
};

const manifest = z.object({ quayside: facts });

/** Thrown for a host whose package.json lacks its title or port. */
export class HostManifestError extends Error {
  override readonly name = 'HostManifestError';
  constructor(file: string) {
    super(`${file} needs a title and a port for the tools: "quayside": { "title": "Singapore", "port": 4012 }.`);
  }
}

/** Returns the hosts in the folder: the specified ones first, Singapore before all, then the others by name. Throws HostManifestError. */
export function readHosts(folder: string): readonly Host[] {
  const order = (name: string) => {
    const place = editionNames.findIndex((one) => one === name);
    return place < 0 ? editionNames.length : place;
  };
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'package.json')))
    .toSorted((a, b) => order(a) - order(b) || a.localeCompare(b))
    .map((name) => {
      const file = join(folder, name, 'package.json');
      const { success, data } = manifest.safeParse(JSON.parse(readFileSync(file, 'utf8')));
      if (!success) throw new HostManifestError(file);
      return { name, ...data.quayside };
    });
}
