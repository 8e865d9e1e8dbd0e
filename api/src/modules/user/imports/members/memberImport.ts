import { seoulInstant } from '@portal/shared/time';
import { businessColumns, contactColumns } from '../../account/memberColumns.ts';
import type { OldHash } from '../../oldPassword/formats.ts';
import { storeOldHashes } from '../../oldPassword/store.ts';
import { dayIn } from '../dayIn.ts';
import type { ImportContext, ImportForm } from '../plan.ts';
import { MEMBER_HEADINGS, REQUIRED_FIELDS, type MemberField } from './headings.ts';
import { planMembers, type NewMember } from './planMembers.ts';
import { industryOf, type ImportedMember } from './readMember.ts';

const nameOf = (hash: OldHash): string => ('digest' in hash ? `${hash.format} ${hash.digest}` : hash.format);

/** Members of the former system. */
export const memberImport: ImportForm<MemberField, NewMember> = {
  kind: 'members',
  headings: MEMBER_HEADINGS,
  required: REQUIRED_FIELDS,
  plan: planMembers,
  store: storeMembers,
  countedAs: ({ member: { oldHash } }) =>
    oldHash === null ? '비밀번호 없음 (휴대폰 인증으로 첫 로그인)' : `비밀번호 ${nameOf(oldHash)}`,
};

/** Stores members as joining does, without consents: they are asked at the first login. */
async function storeMembers(
  made: readonly NewMember[],
  batchNo: number,
  { db, now, keys }: ImportContext,
): Promise<void> {
  const rows = await db
    .insertInto('member')
    .values(made.map(({ member }) => columnsOf(member, now)))
    .returning(['member_no', 'user_id'])
    .execute();
  const numbers = new Map(rows.map(({ member_no, user_id }) => [user_id, member_no]));
  const stored = made.map(({ member, rowHash }) => {
    const memberNo = numbers.get(member.userId);
    if (memberNo === undefined) throw new Error('an imported member was not stored');
    return { memberNo, member, rowHash };
  });
  await db
    .insertInto('imported_member')
    .values(
      stored.map(({ memberNo, member, rowHash }) => ({
        member_no: memberNo,
        batch_no: batchNo,
        old_number: member.oldNumber,
        row_hash: rowHash,
        lcns_no: member.lcns_no || null,
      })),
    )
    .execute();
  const hashes = stored.flatMap(({ memberNo, member: { oldHash } }) =>
    oldHash === null ? [] : [{ memberNo, hash: oldHash }],
  );
  await storeOldHashes(hashes, { db, keys, now });
}

function columnsOf(member: ImportedMember, now: Date) {
  const joinedOn = dayIn(member.joinedOn);
  const { email, ...contact } = contactColumns(member);
  return {
    user_id: member.userId,
    password_hash: null,
    name: member.name,
    user_phone: member.userPhone,
    user_birth: member.userBirth,
    email: email || null,
    ...contact,
    ...businessColumns(member),
    industry_type: industryOf(member),
    agree_marketing_at: null,
    joined_at: joinedOn === null ? now : seoulInstant(joinedOn),
    // The year without a login that makes an account dormant begins with the import.
    last_login_at: now,
    locked_until: null,
    status: 'ACTIVE' as const,
  };
}
