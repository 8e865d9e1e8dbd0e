import { sql } from 'kysely';
import type { Calls, CallValue } from '@portal/shared/contract';
import { formatSeoul } from '@portal/shared/time';
import type { MemberRow } from '../../database/tables/user.ts';
import { inTransaction, stateOf } from '../../database/transaction.ts';
import { recordAudit } from '../../pipeline/audit.ts';
import type { CallContext } from '../../pipeline/handler.ts';
import { Refusal, TransportError } from '../../pipeline/refusal.ts';
import { isPhoneTaken } from '../auth/people.ts';
import { consumeVerifiedPhone, requireVerifiedPhone } from '../auth/verifiedPhone.ts';
import { businessColumns, contactColumns } from './columns.ts';
import { moveAccount } from './moveAccount.ts';
import { hashPassword } from './password.ts';
import { presentSessionUser } from './present.ts';
import { openSession } from './session.ts';
import { findMember, findMemberById } from './store.ts';

type Input = CallValue<Calls['join']>;

/** Years of age from which one may join (article 6 of the terms). */
const LEAST_AGE = 14;
const UNIQUE_VIOLATION = '23505';

/** Joins with a phone that was proved in this browser, and logs in. The proof is used up. */
export async function join(input: Input, context: CallContext) {
  const { db, now } = context;
  refuseUnfit(input, now);
  // Asked before the password is hashed: who has proved no phone costs us nothing.
  await requireVerifiedPhone(context, input);
  if (await findMemberById(db, input.userId)) throw new Refusal('ID_TAKEN');
  const passwordHash = await hashPassword(input.userPw);
  const { member, token } = await inTransaction(db, async (transaction) => {
    const within = { ...context, db: transaction };
    const member = await insertMember(input, passwordHash, within);
    const opened = await openSession(transaction, {
      memberNo: member.member_no,
      applicationId: input.applicationId,
      takeover: false,
      caller: context.caller,
      now,
    });
    await recordAudit(within, 'join', member.member_no, { agreeMarketing: input.agreeMarketing });
    return { member, token: opened };
  });
  context.sendToken('Authorization', token);
  return presentSessionUser(member, now);
}

async function insertMember(input: Input, passwordHash: string, context: CallContext): Promise<MemberRow> {
  const { db, now, log } = context;
  // Two browsers may have proved the same phone.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone:${input.userPhone}`}, 0))`.execute(db);
  const verified = await requireVerifiedPhone(context, input);
  if (await isPhoneTaken(db, input.userPhone)) throw new Refusal('ALREADY_MEMBER');
  await consumeVerifiedPhone(context, verified);
  try {
    const member = await db
      .insertInto('member')
      .values({
        user_id: input.userId,
        password_hash: passwordHash,
        name: input.name,
        user_phone: input.userPhone,
        user_birth: input.userBirth,
        ...contactColumns(input),
        ...businessColumns(input),
        industry_type: input.industryType,
        agree_marketing_at: input.agreeMarketing ? now : null,
        joined_at: now,
        last_login_at: now,
        locked_until: null,
        status: 'PENDING',
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await moveAccount(db, member, { event: 'verify', by: 'M' }, log);
    return (await findMember(db, member.member_no)) ?? member;
  } catch (error) {
    if (stateOf(error) === UNIQUE_VIOLATION) throw new Refusal('ID_TAKEN');
    throw error;
  }
}

/** What the wire's schema cannot tell: consents that are needed, and ages. */
function refuseUnfit({ agreeTerms, agreePrivacy, userBirth }: Input, now: Date): void {
  const today = formatSeoul(now, 'YYYYMMDD');
  const oldEnough = String(Number(today) - LEAST_AGE * 10_000).padStart(8, '0');
  const issues = [
    ...(agreeTerms ? [] : [{ path: 'agreeTerms', message: '이용약관에 동의해주세요.' }]),
    ...(agreePrivacy ? [] : [{ path: 'agreePrivacy', message: '개인정보 수집·이용에 동의해주세요.' }]),
    ...(userBirth > today ? [{ path: 'userBirth', message: '생년월일을 다시 확인해주세요.' }] : []),
    ...(userBirth > oldEnough && userBirth <= today
      ? [{ path: 'userBirth', message: `만 ${LEAST_AGE}세 이상만 가입할 수 있습니다.` }]
      : []),
  ];
  if (issues.length > 0) throw new TransportError('MALFORMED', { issues });
}
