import type { Queries } from '../../../database/types/tables.ts';

/** Devices that get notices follow the logins in their browsers. */

/** Keeps a browser's notices for the member who logs in, and ends those of another member. */
export async function takeOverDevice(
  db: Queries,
  { memberNo, sessionNo, browserHash }: { memberNo: number; sessionNo: number; browserHash: Buffer },
): Promise<void> {
  await db
    .updateTable('push_subscription')
    .set({ session_no: sessionNo })
    .where('browser_hash', '=', browserHash)
    .where('member_no', '=', memberNo)
    .execute();
  await db
    .deleteFrom('push_subscription')
    .where('browser_hash', '=', browserHash)
    .where('member_no', '<>', memberNo)
    .execute();
}

/** Ends the notices to a browser. */
export async function endDeviceOfBrowser(db: Queries, browserHash: Buffer): Promise<void> {
  await db.deleteFrom('push_subscription').where('browser_hash', '=', browserHash).execute();
}

/** Ends the notices to the device of a session that its member has ended. */
export async function endDeviceOfSession(db: Queries, sessionNo: number): Promise<void> {
  await db.deleteFrom('push_subscription').where('session_no', '=', sessionNo).execute();
}

/** Ends the notices to all devices of a member except the one with this session. */
export async function endOtherDevices(db: Queries, memberNo: number, exceptSessionNo: number): Promise<void> {
  await db
    .deleteFrom('push_subscription')
    .where('member_no', '=', memberNo)
    .where('session_no', '<>', exceptSessionNo)
    .execute();
}
