import type { BulletinRow } from '../../../../database/types/tables/bulletin.ts';
import type { Target } from '../../../../internalControls/acts/act.ts';

/** A message of the association: no member's. */
export const bulletinTarget: Target<BulletinRow> = {
  object: 'bulletin',
  lock: async (no, { db }) =>
    (await db.selectFrom('bulletin').selectAll().where('bulletin_no', '=', no).forNoKeyUpdate().executeTakeFirst()) ??
    null,
  memberNo: () => null,
};
