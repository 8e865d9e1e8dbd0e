import { newBusinessNameRule } from '@portal/shared/rules';
import { BusinessError } from '../../../errors/errors.ts';
import { requireRule } from '../../../errors/requireRule.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';

interface Business {
  businessNumber: string;
  businessName: string;
}

/**
 * Business of a group: that of the form, with a number validated by its check digit, or else the one that the member
 * joined with. @throws BusinessError if there is neither
 */
export async function businessOf(
  {
    businessNumber = '',
    businessName = '',
  }: { businessNumber?: string | undefined; businessName?: string | undefined },
  { db, caller }: MemberContext,
): Promise<Business> {
  requireRule(newBusinessNameRule, { businessName: businessName || undefined });
  const member = await db
    .selectFrom('member')
    .select(['lcns_no', 'bssh_nm'])
    .where('member_no', '=', caller.memberNo)
    .executeTakeFirstOrThrow();
  const own = member.lcns_no === null ? '' : (member.bssh_nm ?? '');
  const name = businessName || own;
  if (name !== '' && (own !== '' || businessNumber !== '')) return { businessNumber, businessName: name };
  const issues = [
    ...(businessNumber === '' ? [{ path: 'businessNumber', message: '사업자등록번호를 입력해주세요.' }] : []),
    ...(businessName === '' ? [{ path: 'businessName', message: '상호를 입력해주세요.' }] : []),
  ];
  throw new BusinessError('GROUP_BUSINESS_NEEDED', { issues });
}
