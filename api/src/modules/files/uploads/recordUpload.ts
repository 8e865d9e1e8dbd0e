import type { MemberContext } from '../../../pipeline/handler.ts';
import { requireQuota } from '../../../pipeline/uploads/quota.ts';
import type { StoredUpload } from '../../../pipeline/uploads/storeUpload.ts';
import { insertStoredFile } from '../storedFiles/store.ts';

/**
 * Records an upload of the caller, so that the file remains stored. The pipeline has stored it before the transaction,
 * because a store takes up to 45 s, during which no connection may be held. Until it is recorded, its path is queued
 * for removal.
 * @param access `owner` until content that others read refers to the file; `office` for files that the office
 * publishes.
 */
export async function recordUpload(
  upload: StoredUpload,
  access: 'public' | 'owner' | 'office',
  { db, caller, now }: MemberContext,
): Promise<void> {
  // Serialised per member, so that concurrent uploads cannot exceed the quota together.
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
