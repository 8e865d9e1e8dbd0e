import type { Calls, CallValue } from '@portal/shared/contract';
import type { Queries } from '../../../database/tables.ts';
import type { EducationAnswers, ExaminationAnswers } from '../../../database/tables/manager.ts';

/** What the member answers in the form; fields that were left out are taken from the profile. */

interface Applicant {
  db: Queries;
  caller: { memberNo: number };
}

async function profileOf({ db, caller }: Applicant) {
  const member = await db
    .selectFrom('member')
    .select(['name', 'user_birth', 'post_code', 'user_address', 'user_address2'])
    .where('member_no', '=', caller.memberNo)
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
  form: Omit<CallValue<Calls['postIntEdu']>, 'educationNo'>,
  applicant: Applicant,
): Promise<EducationAnswers> {
  const profile = await profileOf(applicant);
  return {
    name: form.name ?? profile.name,
    userBirth: form.userBirth ?? profile.userBirth,
    postCode: form.postCode ?? profile.postCode,
    userAddress: form.userAddress ?? profile.userAddress,
    userAddress2: form.userAddress2 ?? profile.userAddress2,
    isDisorder: form.isDisorder,
    memo: form.memo,
  };
}

export async function examAnswers(
  form: Omit<CallValue<Calls['postIntExam']>, 'examinationNo'>,
  applicant: Applicant,
): Promise<ExaminationAnswers> {
  const profile = await profileOf(applicant);
  return {
    koName: form.koName ?? profile.name,
    enName: form.enName,
    userBirth: form.userBirth ?? profile.userBirth,
    postCode: form.postCode ?? profile.postCode,
    userAddr: form.userAddr ?? profile.userAddress,
    userAddr2: form.userAddr2 ?? profile.userAddress2,
    memo: form.memo,
    userProfile: form.userProfile,
  };
}
