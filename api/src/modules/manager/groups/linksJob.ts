import { sql } from 'kysely';
import { association } from '@portal/shared/association';
import { formatDeadline } from '@portal/shared/format';
import { nextDaytime } from '../../../clock/daytime.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Queries } from '../../../database/types/tables.ts';
import { acceptUntil } from '../../../enrolment/group/acceptUntil.ts';
import { readPerson } from '../../../enrolment/group/person.ts';
import { currentTerms, occasionOf } from '../../../enrolment/offering/occasion.ts';
import { offeringTitle } from '../../../enrolment/offering/offeringTitle.ts';
import { queueMessage } from '../../../integrations/message/outbox.ts';
import { invitationPath } from '../../../notices/pages.ts';
import type { Job, JobContext } from '../../../pipeline/job.ts';
import { hashOfToken } from '../../../pipeline/session.ts';
import { newToken } from '../../user/session/session.ts';
import { nextLinksAt, takeLink } from './linkLimits.ts';

/** True if the course or exam of a group is called off. */
const isGroupCalledOff = sql<boolean>`
  exists (select from education where education.education_no = employer_group.education_no and called_off)
  or exists (select from examination where examination.examination_no = employer_group.examination_no and called_off)`;

const BATCH_SIZE = 50;

/**
 * Queues the links of group seats for the phones that employers named; at night they are sent, and dated, in the
 * morning. A code is stored as a hash; the message is sealed until sent; a further link ends the one before. Links
 * over a daily limit go the next morning.
 */
export const linksJob: Job = {
  name: 'group-links',
  everySeconds: 10,
  async run(context) {
    while ((await inTransaction(context.db, (db) => sendBatch(db, context))) === BATCH_SIZE);
  },
};

async function sendBatch(db: Queries, { now: clock, configuration }: JobContext): Promise<number> {
  const now = clock();
  const due = await db
    .selectFrom('group_seat')
    .innerJoin('employer_group', 'employer_group.group_no', 'group_seat.group_no')
    .innerJoin('application', 'application.application_no', 'group_seat.group_no')
    .select(['group_seat.seat_no', 'group_seat.person_sealed', 'group_seat.links', 'group_seat.status'])
    .select(['employer_group.business_name', 'application.member_no', 'application.terms', 'application.changed_to'])
    .select(['application.applied_at', 'application.confirmed_at', 'application.accept_by'])
    .select(isGroupCalledOff.as('is_called_off'))
    .where('group_seat.link_due', '=', true)
    .where(({ or, eb }) => or([eb('link_after', 'is', null), eb('link_after', '<=', now)]))
    .orderBy('group_seat.seat_no')
    .limit(BATCH_SIZE)
    .forNoKeyUpdate('group_seat')
    .skipLocked()
    .execute();
  for (const { seat_no: seatNo, links, status, business_name: businessName, ...seat } of due) {
    const person = readPerson(configuration.encryptionKeys, { seat_no: seatNo, person_sealed: seat.person_sealed });
    const until = acceptUntil(seat);
    const code = newToken();
    const isSent = person !== null && status === 'INVITED' && until > now && !seat.is_called_off;
    const link = { memberNo: seat.member_no, userPhone: person?.userPhone ?? '' };
    if (isSent && !(await takeLink(link, { db, now, configuration }))) {
      await putOff(seatNo, { db, now });
      continue;
    }
    await db
      .updateTable('group_seat')
      .set({
        link_due: false,
        ...(isSent && { code_hash: hashOfToken(code), links: links + 1, invited_at: nextDaytime(now) }),
      })
      .where('seat_no', '=', seatNo)
      .execute();
    if (!isSent) continue;
    const terms = currentTerms(seat);
    const address = `${configuration.origins[0]}${invitationPath(code)}`;
    await queueMessage(db, configuration.encryptionKeys, now, {
      key: `group-link-${seatNo}-${links + 1}`,
      kind: 'group link',
      userPhone: person.userPhone,
      text: `[${association.name}] ${businessName}에서 ${person.name} 님을 ${offeringTitle(terms)}(${occasionOf(terms).day})에 초대했습니다. ${formatDeadline(until)}까지 아래 주소에서 수락해주세요. 비용은 없습니다. ${address}`,
      lifetimeMs: until.getTime() - now.getTime(),
    });
  }
  return due.length;
}

const putOff = (seatNo: number, { db, now }: { db: Queries; now: Date }) =>
  db
    .updateTable('group_seat')
    .set({ link_after: nextLinksAt(now) })
    .where('seat_no', '=', seatNo)
    .execute();
