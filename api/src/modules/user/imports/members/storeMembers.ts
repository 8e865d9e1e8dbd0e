import { seoulInstant } from '@portal/shared/time';
import { businessColumns, contactColumns } from '../../account/memberColumns.ts';
import { storeOldHashes } from '../../oldPassword/store.ts';
import { dayIn } from '../dayIn.ts';
import type { ImportContext } from '../plan.ts';
import type { NewMember } from './planMembers.ts';
import { industryOf, type ImportedMember } from './readMember.ts';

/** Stores members as joining does, without consents: they are asked at the first login. */
export async function storeMembers(
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
