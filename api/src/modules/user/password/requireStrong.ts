import { dictionary } from '@zxcvbn-ts/language-common';
import type { MemberRow } from '../../../database/types/tables/user.ts';
import { BusinessError } from '../../../errors/errors.ts';

/** Leaked passwords, the most frequent first (lists of Xato and others, by zxcvbn). */
const LEAKED = dictionary['passwords-common'].map(String);
const leaked = new Set(LEAKED);
/** Names of the association, in letters that a password can have. */
const ASSOCIATION = ['hanbit', 'hanbitfood'];
/** The most frequent ones and these names, which are weak with digits and signs around them too: `Passw0rd!7`. */
const frequent = new Set([...LEAKED.slice(0, 200).filter((word) => /^[a-z]{6,}$/.test(word)), ...ASSOCIATION]);

/** Letters that signs and digits stand for. */
const LETTERS: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

const MIN_ID_LENGTH = 4;

/** The account that gets the password; columns are null once erased. */
interface Owner {
  userId: string | null;
  userPhone: string | null;
  /** YYYYMMDD. */
  userBirth: string | null;
}

/** A member as the owner of a password. */
export const ownerOf = (member: Pick<MemberRow, 'user_id' | 'user_phone' | 'user_birth'>): Owner => ({
  userId: member.user_id,
  userPhone: member.user_phone,
  userBirth: member.user_birth,
});

/** Word inside a password, without digits and signs around it and with letters for those within. */
const wordIn = (text: string) =>
  text.replace(/^[^a-z]+|[^a-z]+$/g, '').replace(/[@431$05]/g, (sign) => LETTERS[sign] ?? sign);

/** Parts of the account's data that its password must not contain. */
const ownParts = ({ userId, userPhone, userBirth }: Owner): string[] =>
  [
    (userId ?? '').length >= MIN_ID_LENGTH ? userId : null,
    userPhone?.slice(-8),
    userBirth,
    // Without the century.
    userBirth?.slice(2),
  ].flatMap((part) => (part ? [part.toLowerCase()] : []));

/** Rejects a password that others guess first. @throws BusinessError PASSWORD_WEAK */
export function requireStrongPassword(password: string, owner: Owner): void {
  const text = password.toLowerCase();
  const isCommon = leaked.has(text) || frequent.has(wordIn(text));
  if (isCommon || ownParts(owner).some((part) => text.includes(part))) throw new BusinessError('PASSWORD_WEAK');
}
