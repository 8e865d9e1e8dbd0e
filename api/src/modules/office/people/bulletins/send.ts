import { sql } from 'kysely';
import type { Calls, CallValue } from '@portal/shared/contract';
import { MAX_BULLETIN_ALONE, type Outcome } from '@portal/shared/contract/office';
import { countRows } from '../../../../database/page.ts';
import type { BulletinRow } from '../../../../database/types/tables/bulletin.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { act, actOfTwo, orChanged } from '../../../../internalControls/acts/act.ts';
import { dropLooks } from '../../../../internalControls/fourEyes/secondLook.ts';
import { stopAdvertisements } from '../../../../notices/advertisements.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { SEND_BULLETIN_ACT } from '../../parts/objects.ts';
import { audienceOf } from './audience.ts';
import { bulletinTarget } from './target.ts';

/**
 * Chooses the recipients of a message, as many as the employee has seen; a job sends it from its reserved time on.
 * Above a number of recipients a second employee must send the same version.
 */
export const sendBulletin = (
  { bulletinNo, version, recipients, reason }: CallValue<Calls['officeSendBulletin']>,
  context: MemberContext,
): Promise<Outcome> => {
  const { db, now } = context;
  return actOfTwo(
    bulletinTarget,
    {
      act: SEND_BULLETIN_ACT,
      no: bulletinNo,
      reason,
      async check(bulletin) {
        orChanged(bulletin.status === 'DRAFT');
        if (bulletin.send_at !== null && bulletin.send_at <= now) throw new BusinessError('BULLETIN_TIME_PAST');
        const counted = await countRows(audienceOf(db, bulletin).select('member_no'));
        if (counted === 0) throw new BusinessError('BULLETIN_HAS_NO_RECIPIENT');
        if (bulletin.version !== version || counted !== recipients) throw new BusinessError('BULLETIN_DIFFERS');
      },
      shared: () => ({ amount: null, content: `${version}`, takesTwo: recipients > MAX_BULLETIN_ALONE }),
      do: (bulletin) => start(bulletin, context),
      entry: (_bulletin, members) => ({ detail: { members } }),
    },
    context,
  );
};

/** Stores the recipients and starts sending. Returns their number. */
async function start(bulletin: BulletinRow, { db, now, caller }: MemberContext): Promise<number> {
  const { bulletin_no: bulletinNo } = bulletin;
  // The lock waits for a running withdrawal and reads the consent again behind it.
  const chosen = await db
    .insertInto('bulletin_recipient')
    .columns(['bulletin_no', 'title', 'member_no', 'agreed_at'])
    .expression(
      audienceOf(db, bulletin)
        .select([
          sql<number>`${bulletinNo}::bigint`.as('bulletin_no'),
          sql<string>`${bulletin.title}::text`.as('title'),
        ])
        .select(['member_no', 'agree_marketing_at'])
        .orderBy('member_no')
        .forKeyShare('member'),
    )
    .executeTakeFirst();
  const members = Number(chosen.numInsertedOrUpdatedRows ?? 0);
  const first = await db
    .selectFrom('second_look')
    .select('asked_by')
    .where('object', '=', 'bulletin')
    .where('object_no', '=', bulletinNo)
    .where('act', '=', SEND_BULLETIN_ACT)
    .where('confirmed_by', '=', caller.memberNo)
    .orderBy('look_no', 'desc')
    .limit(1)
    .executeTakeFirst();
  await db
    .updateTable('bulletin')
    .set({
      status: 'SENDING',
      started_at: now,
      recipients: members,
      sent_by: first?.asked_by ?? caller.memberNo,
      approved_by: first ? caller.memberNo : null,
    })
    .where('bulletin_no', '=', bulletinNo)
    .execute();
  return members;
}

/** Calls a message off: a draft, or all of it that is not sent yet. Returns the number of messages stopped. */
export const callOffBulletin = (
  { bulletinNo, reason }: CallValue<Calls['officeCallOffBulletin']>,
  context: MemberContext,
): Promise<number> => {
  const { db, now, caller } = context;
  return act(
    bulletinTarget,
    {
      act: 'call bulletin off',
      no: bulletinNo,
      reason,
      check: ({ status }) => void orChanged(status === 'DRAFT' || status === 'SENDING'),
      async do({ status }) {
        await db
          .updateTable('bulletin')
          .set({
            status: 'CALLED_OFF',
            called_off_by: caller.memberNo,
            called_off_at: now,
            ...(status === 'DRAFT' && { finished_at: now }),
          })
          .where('bulletin_no', '=', bulletinNo)
          .execute();
        await dropLooks(db, { object: 'bulletin', objectNo: bulletinNo }, now);
        return status === 'DRAFT' ? 0 : stop(bulletinNo, context);
      },
      entry: (_bulletin, members) => ({ detail: { members } }),
    },
    context,
  );
};

/** Stops what waits for the job or in the outbox. Rows that the job has locked are read again once it has committed. */
async function stop(bulletinNo: number, { db, now }: MemberContext): Promise<number> {
  const waiting = await db
    .updateTable('bulletin_recipient')
    .set({ outcome: 'CALLED_OFF', handled_at: now })
    .where('bulletin_no', '=', bulletinNo)
    .where('outcome', '=', 'WAITING')
    .executeTakeFirst();
  const queued = await db
    .selectFrom('bulletin_recipient')
    .select('message_key')
    .where('bulletin_no', '=', bulletinNo)
    .where('outcome', '=', 'QUEUED')
    .execute();
  await stopAdvertisements(
    db,
    queued.flatMap(({ message_key: key }) => key ?? []),
    now,
  );
  const { rows } = await sql<{ member_no: number }>`
    update bulletin_recipient set outcome = 'CALLED_OFF' from outbox
    where bulletin_no = ${bulletinNo} and outcome = 'QUEUED' and outbox.message_key = bulletin_recipient.message_key
      and outbox.given_up_at = ${now}
    returning member_no`.execute(db);
  return Number(waiting.numUpdatedRows) + rows.length;
}
