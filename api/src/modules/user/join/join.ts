import type { Calls, CallValue } from '@portal/shared/contract';
import { newPersonNameRule } from '@portal/shared/rules';
import { inTransaction, sqlStateOf, UNIQUE_VIOLATION } from '../../../database/transaction.ts';
import type { MemberRow } from '../../../database/types/tables/user.ts';
import { BusinessError } from '../../../errors/errors.ts';
import { requireRule } from '../../../errors/requireRule.ts';
import { recordAudit } from '../../../pipeline/audit.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { findMemberNoByCi, rememberCi } from '../../auth/identity/ci.ts';
import { consumeCheck, readProvedPerson } from '../../auth/identity/provedPerson.ts';
import { recordBrowser } from '../../auth/phone/knownBrowsers.ts';
import { isPhoneTaken } from '../../auth/phone/memberLookup.ts';
import { consumeVerifiedPhone, requireVerifiedPhone } from '../../auth/phone/verifiedPhone.ts';
import { businessColumns, contactColumns } from '../account/memberColumns.ts';
import { moveAccount } from '../account/moveAccount.ts';
import { presentSessionUser } from '../account/present.ts';
import { findMember, findMemberByUserId, lockPhone } from '../account/store.ts';
import { recordMarketingChoice } from '../consents/marketingChoice.ts';
import { recordConsents } from '../consents/record.ts';
import { hashPassword } from '../password/hash.ts';
import { requireStrongPassword } from '../password/requireStrong.ts';
import { enterRoster } from '../roster/enter.ts';
import { openSession } from '../session/session.ts';
import { requireEligible } from './eligibility.ts';

type Input = CallValue<Calls['join']>;

/**
 * Joins with a phone that was verified in this browser, and logs in. Consumes the verification, and the person's
 * identity check if there was one: its birth date is used, and its CI prevents joining twice.
 */
export async function join(input: Input, context: CallContext) {
  const { db, now } = context;
  requireEligible(input, now);
  requireRule(newPersonNameRule, { name: input.name });
  requireStrongPassword(input.userPw, input);
  // Before the password is hashed: a visitor without a verified phone must not cost a hash.
  await requireVerifiedPhone(input, context);
  if (await findMemberByUserId(db, input.userId)) throw new BusinessError('ID_TAKEN');
  const passwordHash = await hashPassword(input.userPw, context.passwordCost);
  const { member, token } = await inTransaction(db, async (transaction) => {
    const inside = { ...context, db: transaction };
    const member = await insertMember({ ...input, passwordHash }, inside);
    const token = await openSession(transaction, {
      memberNo: member.member_no,
      clientId: input.applicationId,
      takeover: false,
      caller: context.caller,
      browserId: context.browserId,
      userAgent: context.userAgent,
      now,
    });
    await recordBrowser(member.member_no, inside);
    await recordConsents(transaction, member.member_no, [
      { text: 'terms', isGiven: true, at: now },
      { text: 'privacy', isGiven: true, at: now },
    ]);
    if (input.agreeMarketing) await recordMarketingChoice(member.member_no, { isGiven: true, channel: 'web' }, inside);
    await enterRoster({ memberNo: member.member_no, limit: 1 }, inside);
    await recordAudit(inside, 'join', member.member_no, { agreeMarketing: input.agreeMarketing });
    return { member, token };
  });
  context.sendToken('Authorization', token);
  return presentSessionUser(member, now);
}

async function insertMember(input: Input & { passwordHash: string }, context: CallContext): Promise<MemberRow> {
  const { db, now, configuration } = context;
  // Two browsers may have verified the same phone.
  await lockPhone(db, input.userPhone);
  const verified = await requireVerifiedPhone(input, context);
  if (await isPhoneTaken(db, input.userPhone)) throw new BusinessError('ALREADY_MEMBER');
  await consumeVerifiedPhone(verified, context);
  const proved = await readProvedPerson({ ...input, purpose: 'join' }, context);
  const { userBirth } = proved ?? input;
  if (proved) {
    requireEligible({ ...input, userBirth }, now);
    if (proved.ci && (await findMemberNoByCi(db, configuration.encryptionKeys, proved.ci)))
      throw new BusinessError('PERSON_HAS_ACCOUNT');
    if (!(await consumeCheck(proved.identity, context))) throw new BusinessError('PHONE_NOT_VERIFIED');
  }
  const member = await insertRow({ ...input, userBirth }, context);
  if (proved?.ci) await rememberCi({ memberNo: member.member_no, ci: proved.ci }, context);
  await moveAccount(member, { event: 'verify', by: 'member' }, context);
  return (await findMember(db, member.member_no)) ?? member;
}

async function insertRow(
  input: Input & { passwordHash: string },
  { db, now }: Pick<CallContext, 'db' | 'now'>,
): Promise<MemberRow> {
  try {
    return await db
      .insertInto('member')
      .values({
        user_id: input.userId,
        password_hash: input.passwordHash,
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
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) throw new BusinessError('ID_TAKEN');
    throw error;
  }
}
