import type { ImportForm } from '../plan.ts';
import { MEMBER_HEADINGS, REQUIRED_FIELDS, type MemberField } from './headings.ts';
import { planMembers, type NewMember } from './planMembers.ts';
import { storeMembers } from './storeMembers.ts';

/** Members of the former system. */
export const memberImport: ImportForm<MemberField, NewMember> = {
  kind: 'members',
  headings: MEMBER_HEADINGS,
  required: REQUIRED_FIELDS,
  plan: planMembers,
  store: storeMembers,
  countedAs: () => '비밀번호 없음',
};
