import type { Queries } from '../../../database/types/tables.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { hashOfBrowser } from './browserHash.ts';

/**
 * Records the login of a member in this browser. Returns true if others are known and this one is not: the first one
 * that is recorded is no surprise. Call it with the member's row locked.
 */
export async function recordBrowser(
  memberNo: number,
  { db, now, browserId }: Pick<CallContext, 'db' | 'now' | 'browserId'>,
): Promise<boolean> {
  const browserHash = hashOfBrowser(browserId);
  const known = await knownBrowsers(db, memberNo);
  await db
    .insertInto('known_browser')
    .values({ member_no: memberNo, browser_hash: browserHash, used_at: now })
    .onConflict((conflict) => conflict.columns(['member_no', 'browser_hash']).doUpdateSet({ used_at: now }))
    .execute();
  return known.length > 0 && !known.some((hash) => hash.equals(browserHash));
}

/** Returns true if the member has logged in in this browser. */
export async function isKnownBrowser(
  memberNo: number,
  { db, browserId }: Pick<CallContext, 'db' | 'browserId'>,
): Promise<boolean> {
  const browserHash = hashOfBrowser(browserId);
  return (await knownBrowsers(db, memberNo)).some((hash) => hash.equals(browserHash));
}

async function knownBrowsers(db: Queries, memberNo: number): Promise<Buffer[]> {
  const rows = await db.selectFrom('known_browser').select('browser_hash').where('member_no', '=', memberNo).execute();
  return rows.map(({ browser_hash }) => browser_hash);
}
