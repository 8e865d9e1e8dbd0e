import { comparedName } from '@portal/shared/rules';
import { BusinessError } from '../../../errors/errors.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';

/** Applicant's data in the form of an older build, by the wire's field names. */
type GivenPerson = Partial<Record<'name' | 'koName' | 'userBirth', string>>;

const MESSAGE = '회원 정보에 있는 것과 다릅니다. 신청은 회원 본인의 이름과 생년월일로만 하실 수 있습니다.';

/**
 * Requires the applicant to be the account holder. A form without these fields, or with the holder's own data, passes;
 * the data is not stored in either case.
 * @throws BusinessError APPLICANT_NOT_ACCOUNT with an issue for each field that differs
 */
export async function requireAccountHolder(given: GivenPerson, { db, caller }: MemberContext): Promise<void> {
  const fields = (Object.keys(given) as (keyof GivenPerson)[]).filter((field) => given[field] !== undefined);
  if (fields.length === 0) return;
  const holder = await db
    .selectFrom('member')
    .select(['name', 'user_birth'])
    .where('member_no', '=', caller.memberNo)
    .executeTakeFirstOrThrow();
  const differs = (field: keyof GivenPerson) =>
    field === 'userBirth'
      ? given[field] !== holder.user_birth
      : comparedName(given[field] ?? '') !== comparedName(holder.name ?? '');
  const issues = fields.filter(differs).map((path) => ({ path, message: MESSAGE }));
  if (issues.length > 0) throw new BusinessError('APPLICANT_NOT_ACCOUNT', { issues });
}
