import { inArray } from 'drizzle-orm';
import type { ServerContext } from '../ports/server-context.ts';
import { documents } from '../storage/schema.ts';

const AT_ONCE = 1000;

/**
 * Deletes encrypted files that no document refers to, as a killed process leaves behind, and returns their number. Call it at the start, before uploads. If
 * the database may belong to another folder (`strange`), it must know at least one of the files; otherwise none is deleted.
 */
export async function removeOrphans(
  { blobs, transaction }: Pick<ServerContext, 'blobs' | 'transaction'>,
  strange: boolean,
): Promise<number> {
  const keys = (await blobs.keys?.()) ?? [];
  const known = new Set<string>();
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const some = keys.slice(at, at + AT_ONCE).filter((key) => uuid.test(key));
    const rows = await transaction(({ tables }) =>
      tables.select({ id: documents.id }).from(documents).where(inArray(documents.id, some)),
    );
    for (const { id } of rows) known.add(id);
  }
  if (strange && known.size === 0) return 0;
  const orphans = keys.filter((key) => !known.has(key));
  for (const key of orphans) await blobs.remove(key);
  return orphans.length;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
