import * as v from 'valibot';
import { INDUSTRY_NAMES } from '@portal/shared/contract/common';
import {
  birthDateRule,
  digitsOf,
  emailRule,
  hasWhitespace,
  mobilePhoneRule,
  newPersonNameRule,
  postCodeRule,
  storableName,
  storableNumber,
  storableText,
} from '@portal/shared/rules';
import { phoneIn } from '../../../../csv/phoneIn.ts';
import { birthIssues } from '../../join/eligibility.ts';
import type { OldHash } from '../../oldPassword/formats.ts';
import { readOldHash } from '../../oldPassword/readOldHash.ts';
import { dayIn } from '../dayIn.ts';
import type { FileRow } from '../importFile.ts';
import type { Problem } from '../plan.ts';
import { MEMBER_HEADINGS, type MemberField } from './headings.ts';

/** An empty cell, or one that follows the rule. */
const orEmpty = <Rule extends v.GenericSchema<string, string>>(rule: Rule) =>
  v.lazy((input) => (input === '' ? v.string() : rule));

const within = (maximum: number) => v.pipe(storableText(), v.maxLength(maximum, `${maximum}자 이내로 적어주세요.`));

/** Words for the kinds of business, and their codes. */
const INDUSTRIES: Readonly<Record<string, 1 | 2 | 3>> = {
  ...{ [INDUSTRY_NAMES[1]]: 1, [INDUSTRY_NAMES[2]]: 2, [INDUSTRY_NAMES[3]]: 3, 위탁급식: 3, 위탁급식업: 3 },
  ...{ 1: 1, 2: 2, 3: 3 },
};

const DAY_MESSAGE = '2011-03-02처럼 적어주세요.';

const memberRow = v.object({
  oldNumber: v.pipe(
    storableNumber(),
    v.nonEmpty('이전 홈페이지의 회원번호를 적어주세요.'),
    v.maxLength(50, '50자 이내로 적어주세요.'),
  ),
  // Ids of the former system stay, even if a new member could not choose them.
  userId: v.pipe(
    storableText(),
    v.nonEmpty('아이디를 적어주세요.'),
    v.maxLength(50, '50자 이내로 적어주세요.'),
    v.check((text) => !hasWhitespace(text), '아이디에는 공백을 사용할 수 없습니다.'),
  ),
  name: newPersonNameRule,
  userPhone: mobilePhoneRule,
  userBirth: birthDateRule,
  email: orEmpty(emailRule),
  postCode: orEmpty(postCodeRule),
  userAddress: within(200),
  userAddress2: within(200),
  industryType: v.pipe(
    v.string(),
    v.check(
      (word) => word === '' || Object.hasOwn(INDUSTRIES, word),
      `${Object.values(INDUSTRY_NAMES).join(', ')} 중 하나를 적어주세요.`,
    ),
  ),
  lcns_no: v.pipe(storableNumber(), v.maxLength(30, '30자 이내로 적어주세요.')),
  bssh_nm: v.pipe(storableName(), v.maxLength(100, '100자 이내로 적어주세요.')),
  busn_type_nm: within(50),
  prsdnt_nm_secu: within(50),
  site_addr: within(200),
  joinedOn: v.pipe(
    v.string(),
    v.check((day) => day === '' || dayIn(day) !== null, DAY_MESSAGE),
  ),
});

export type ImportedMember = v.InferOutput<typeof memberRow> & {
  /** Null if the member sets a password by phone. */
  oldHash: OldHash | null;
};

/** Cells as the rules read them: digits of phones, dates and post codes in any notation. */
function cellsOf(cells: FileRow<MemberField>['cells']) {
  return {
    ...cells,
    userPhone: phoneIn(cells.userPhone),
    userBirth: digitsOf(cells.userBirth),
    postCode: digitsOf(cells.postCode),
    industryType: cells.industryType.replace(/\s/g, ''),
  };
}

/** The member of a row, or the problems of its cells. */
export function readMember(
  { cells }: FileRow<MemberField>,
  now: Date,
): { member: ImportedMember } | { problems: Problem[] } {
  const result = v.safeParse(memberRow, cellsOf(cells));
  if (!result.success)
    return {
      problems: result.issues.map((issue) => ({
        column: headingOf(v.getDotPath(issue) ?? ''),
        message: issue.message,
      })),
    };
  const [young] = birthIssues(result.output.userBirth, now);
  if (young) return { problems: [{ column: MEMBER_HEADINGS.userBirth[0], message: young.message }] };
  const password = readOldHash({
    ...{ hash: cells.passwordHash, format: cells.passwordFormat },
    ...{ salt: cells.passwordSalt, iterations: cells.passwordIterations },
  });
  if ('message' in password)
    return { problems: [{ column: MEMBER_HEADINGS.passwordHash[0], message: password.message }] };
  return { member: { ...result.output, oldHash: password.hash } };
}

const headingOf = (field: string): string =>
  Object.entries(MEMBER_HEADINGS).find(([name]) => name === field)?.[1][0] ?? '';

/** Kind of business of a cell that `readMember` has accepted. */
export const industryOf = ({ industryType }: ImportedMember): 1 | 2 | 3 | null => INDUSTRIES[industryType] ?? null;
