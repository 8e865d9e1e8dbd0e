import type { Calls, CallValue } from '@portal/shared/contract';
import type { Queries } from '../../../database/tables.ts';
import type { EducationAnswers, ExaminationAnswers } from '../../../database/tables/manager.ts';

/** What the member answers in the form, completed from the profile where a field was left out. */

async function profileOf(db: Queries, memberNo: number) {
  const member = await db
    .selectFrom('member')
    .select(['name', 'user_birth', 'post_code', 'user_address', 'user_address2'])
    .where('member_no', '=', memberNo)
    .executeTakeFirstOrThrow();
  return {
    name: member.name ?? '',
    userBirth: member.user_birth ?? '',
    postCode: member.post_code ?? '',
    userAddress: member.user_address ?? '',
    userAddress2: member.user_address2 ?? '',
  };
}

export async function educationAnswers(
  db: Queries,
  memberNo: number,
  input: CallValue<Calls['postIntEdu']>,
): Promise<EducationAnswers> {
  const profile = await profileOf(db, memberNo);
  return {
    name: input.name ?? profile.name,
    userBirth: input.userBirth ?? profile.userBirth,
    postCode: input.postCode ?? profile.postCode,
    userAddress: input.userAddress ?? profile.userAddress,
    userAddress2: input.userAddress2 ?? profile.userAddress2,
    isDisorder: input.isDisorder,
    memo: input.memo,
  };
}

export async function examinationAnswers(
  db: Queries,
  memberNo: number,
  input: CallValue<Calls['postIntExam']>,
): Promise<ExaminationAnswers> {
  const profile = await profileOf(db, memberNo);
  return {
    koName: input.koName ?? profile.name,
    enName: input.enName,
    userBirth: input.userBirth ?? profile.userBirth,
    postCode: input.postCode ?? profile.postCode,
    userAddr: input.userAddr ?? profile.userAddress,
    userAddr2: input.userAddr2 ?? profile.userAddress2,
    memo: input.memo,
    userProfile: input.userProfile,
  };
}
