import type { TestServer } from '../../../testing/index.ts';

/** Creates a member with a business and a roster entry in a state. */
export async function addRosterEntry(server: TestServer, status: 'NOT_SENT' | 'SENT' | 'REFUSED') {
  const { db, services } = server;
  const now = services.now();
  const business = { lcns_no: '20110012345', bssh_nm: '한빛국밥집', site_addr: '서울특별시 중구 한빛로 29' };
  const { memberNo, client } = await server.member(business);
  const isSent = status !== 'NOT_SENT';
  const batch = isSent
    ? await db
        .insertInto('roster_batch')
        .values({ taken_at: now, taken_by: memberNo, region_name: '', members: 1 })
        .returning('batch_no')
        .executeTakeFirstOrThrow()
    : null;
  const { roster_no: rosterNo } = await db
    .insertInto('roster_entry')
    .values({
      member_no: memberNo,
      lcns_no: business.lcns_no,
      status,
      entered_at: now,
      due_at: now,
      batch_no: batch?.batch_no ?? null,
      sent_at: isSent ? now : null,
      refused_at: status === 'REFUSED' ? now : null,
    })
    .returning('roster_no')
    .executeTakeFirstOrThrow();
  return { rosterNo, memberNo, client };
}
