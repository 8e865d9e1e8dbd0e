import type { MemberContext } from '../../../pipeline/handler.ts';
import { requireQuota } from '../../../pipeline/uploads/quota.ts';
import type { StoredUpload } from '../../../pipeline/uploads/storeUpload.ts';
import { insertStoredFile } from '../storedFiles/store.ts';

/**
 * Records an upload of the caller, which stays stored from then on. The pipeline has stored it before the transaction:
 * a store takes up to 45 s, in which nothing may hold a connection. Its path is queued for removal until it is
 * recorded.
 * @param access `owner` until something that others read refers to the file; `office` for what the office publishes.
 */
export async function recordUpload(
  upload: StoredUpload,
  access: 'public' | 'owner' | 'office',
  { db, caller, now }: MemberContext,
): Promise<void> {
  // One at a time for each member, so that many at once do not pass the quota together.
  await db
    .selectFrom('member')
    .select('member_no')
    .where('member_no', '=', caller.memberNo)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  await requireQuota(db, caller.memberNo, upload.size, now);
  await db.deleteFrom('erased_file').where('path', '=', upload.path).execute();
  await insertStoredFile(db, { ...upload, access, ownerNo: caller.memberNo, storedAt: now });
}
