import type { CallContext } from './handler.ts';

/** Keeps who did what, in the transaction that did it. `detail` holds numbers and words, never secrets or identity. */
export async function recordAudit(
  { db, now, address }: Pick<CallContext, 'db' | 'now' | 'address'>,
  action: string,
  memberNo: number | null,
  detail: Record<string, string | number | boolean | null> = {},
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ at: now, member_no: memberNo, action, address, detail: JSON.stringify(detail) })
    .execute();
}
