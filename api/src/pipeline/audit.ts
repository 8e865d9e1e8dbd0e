import type { CallContext } from './handler.ts';

/**
 * Records an act in the transaction that does it, and returns the entry's number. `detail` must hold neither secrets
 * nor personal data.
 */
export async function recordAudit(
  { db, now, ip }: Pick<CallContext, 'db' | 'now' | 'ip'>,
  action: string,
  memberNo: number | null,
  detail: Record<string, string | number | boolean | null> = {},
): Promise<number> {
  const { audit_no: auditNo } = await db
    .insertInto('audit_log')
    .values({ at: now, member_no: memberNo, action, ip, detail: JSON.stringify(detail) })
    .returning('audit_no')
    .executeTakeFirstOrThrow();
  return auditNo;
}
