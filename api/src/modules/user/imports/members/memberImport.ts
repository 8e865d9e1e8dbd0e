import type { OldHash } from '../../oldPassword/formats.ts';
import type { ImportForm } from '../plan.ts';
import { MEMBER_HEADINGS, REQUIRED_FIELDS, type MemberField } from './headings.ts';
import { planMembers, type NewMember } from './planMembers.ts';
import { storeMembers } from './storeMembers.ts';

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
