import { sql } from 'kysely';
import { maskName } from '@portal/shared/format';
import type { MemberRow } from '../../../database/types/tables/user.ts';
import { BusinessError } from '../../../errors/errors.ts';
import { APPLICATION_DEAD_STATES } from '../../../lifecycles/application.ts';
import { OPEN_CERTIFICATE_STATES } from '../../../lifecycles/certificate.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { isPhoneTaken } from '../../auth/phone/memberLookup.ts';
import { endSessions } from '../session/session.ts';
import type { Wanted } from './sealed.ts';

type Context = Pick<CallContext, 'db' | 'now' | 'ip'>;

/**
 * Corrects name and birth date in an account, which the caller has locked, and in the copies of papers and lists: live
 * applications, and requests for certificates that are not issued yet. Terms, posts and ended records remain unchanged;
 * the employee who decides reissues an issued certificate.
 */
export async function correctPerson(member: MemberRow, { name, userBirth }: Wanted, context: Context): Promise<void> {
  const { db } = context;
  const memberNo = member.member_no;
  // A dormant account is partly sealed; its holder can request again after its release.
  if (member.status === 'DORMANT') throw new BusinessError('OFFICE_STATE_CHANGED');
  await db.updateTable('member').set({ name, user_birth: userBirth }).where('member_no', '=', memberNo).execute();
  const person = sql`jsonb_build_object(
    case kind when 'education' then 'name' else 'koName' end, ${name}::text, 'userBirth', ${userBirth}::text)`;
  await db
    .updateTable('application')
    .set({ answers: sql`answers || ${person}` })
    .where('member_no', '=', memberNo)
    .where('status', 'not in', APPLICATION_DEAD_STATES)
    .execute();
  await db
    .updateTable('certificate')
    .set({ holder_name: name, holder_masked: maskName(name) })
    .where('member_no', '=', memberNo)
    .where('status', 'in', OPEN_CERTIFICATE_STATES)
    .execute();
  await recordAudit(context, 'person corrected', memberNo);
}

/**
 * Corrects the phone of an account, which the caller has locked together with that phone. Ends every session and
 * notifies the member, also at the former phone. The new phone can reset the password at once, because two employees
 * have decided, and the member has had a day to stop it.
 */
export async function correctPhone(member: MemberRow, { userPhone }: Wanted, context: Context): Promise<void> {
  const { db } = context;
  const { member_no: memberNo, user_phone: formerPhone } = member;
  if (await isPhoneTaken(db, userPhone, memberNo)) throw new BusinessError('CORRECTION_PHONE_TAKEN');
  await db.updateTable('member').set({ user_phone: userPhone }).where('member_no', '=', memberNo).execute();
  await db
    .updateTable('certificate')
    .set({ user_phone: userPhone })
    .where('member_no', '=', memberNo)
    .where('status', 'in', OPEN_CERTIFICATE_STATES)
    .execute();
  await endSessions(db, memberNo, 'displaced');
  const subjectNo = await recordAudit(context, 'phone corrected', memberNo);
  await raiseNotice({ event: 'phoneChanged', memberNo, subjectNo, values: {}, formerPhone }, context);
}
