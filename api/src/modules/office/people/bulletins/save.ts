import type { Calls, CallValue } from '@portal/shared/contract';
import type { BulletinForm } from '@portal/shared/contract/office';
import { seoulInstant } from '@portal/shared/time';
import { requireNoAccount } from '../../../../content/accountNumbers.ts';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { act, orChanged } from '../../../../internalControls/acts/act.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { dropLooks } from '../../../../internalControls/fourEyes/secondLook.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { lockInUse } from '../branches/target.ts';
import { readPlaces } from './audience.ts';
import { bulletinTarget } from './target.ts';

/**
 * Makes a draft of an advertising message, or changes one that is not sent yet, rejecting an outdated version. A change
 * drops what a first employee asked for. Returns its number.
 */
export async function saveBulletin(
  { bulletinNo, version, bulletin }: CallValue<Calls['officeSaveBulletin']>,
  context: MemberContext,
): Promise<number> {
  const { db, now, caller } = context;
  const columns = await columnsOf(bulletin, context);
  if (bulletinNo === undefined) {
    const { bulletin_no: made } = await db
      .insertInto('bulletin')
      .values({ ...columns, status: 'DRAFT', written_by: caller.memberNo, written_at: now })
      .returning('bulletin_no')
      .executeTakeFirstOrThrow();
    await recordAct(context, { act: 'make', object: 'bulletin', objectNo: made });
    return made;
  }
  return act(
    bulletinTarget,
    {
      act: 'change',
      no: bulletinNo,
      check(before) {
        if (before.version !== version) throw new BusinessError('EDITED_MEANWHILE');
        orChanged(before.status === 'DRAFT');
      },
      async do(before) {
        const changed = { ...columns, version: before.version + 1, written_by: caller.memberNo, written_at: now };
        await db.updateTable('bulletin').set(changed).where('bulletin_no', '=', bulletinNo).execute();
        await dropLooks(db, { object: 'bulletin', objectNo: bulletinNo }, now);
        return bulletinNo;
      },
    },
    context,
  );
}

async function columnsOf(
  { industryType, branchNo, sendDay, sendTime, regions, ...form }: BulletinForm,
  { db, now }: MemberContext,
) {
  requireNoAccount({ 'bulletin.title': form.title, 'bulletin.content': form.content });
  if (branchNo !== null) await lockInUse(db, branchNo);
  const sendAt = sendDay === null || sendTime === null ? null : seoulInstant(sendDay, sendTime);
  if (sendAt !== null && sendAt <= now)
    throw new HttpError('MALFORMED', {
      issues: [{ path: 'bulletin.sendDay', message: '지난 시각입니다. 앞으로의 날짜와 시각을 입력해주세요.' }],
    });
  return {
    ...form,
    industry_type: industryType,
    regions: await readPlaces(db, regions),
    branch_no: branchNo,
    send_at: sendAt,
  };
}
