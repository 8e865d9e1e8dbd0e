import { APPLICATION_STATUS_NAMES, CERTIFICATE_STATUS_NAMES } from '@portal/shared/contract';
import { ATTENDANCE_NAMES } from '@portal/shared/contract/manager';
import {
  BANK_LINE_NAMES,
  JOURNAL_FORM_NAMES,
  MEMBER_SEARCH_NAMES,
  OFFERING_QUESTION_NAMES,
  OFFICE_ARTICLE_NAMES,
  PERMISSION_NAMES,
  type ActDetails,
} from '@portal/shared/contract/office';
import { formatMoney } from '@portal/shared/format';

type Names<Word extends string = string> = Readonly<Record<Word, string>>;

/** Korean names of the details of an act, by their key in the log. */
export const DETAIL_NAMES: Names<keyof ActDetails> = {
  ...BANK_LINE_NAMES,
  before: '이전',
  after: '이후',
  by: '찾은 항목',
  page: '쪽',
  found: '찾은 수',
  shown: '보인 번호',
  amount: '금액',
  asked: '청구한 금액',
  paid: '입금된 금액',
  status: '상태',
  former: '이전 결과',
  day: '거래일',
  lastDay: '마감일',
  hasNewAccount: '새 계좌',
  cause: '이유',
  refundNo: '환불 번호',
  replaces: '다시 발급한 자격증 번호',
  applicants: '신청자 수',
  seats: '자리 수',
  offered: '배정한 자리',
  confirmed: '확인하고 진행한 것',
  collected: '단체 몫으로 모아둔 자리',
  members: '회원 수',
  chosenBy: '고른 방법',
  list: '명단의 기록 번호',
  reports: '신고 수',
  kind: '종류',
  direction: '방향',
  path: '파일',
  lesson: '수업 번호',
  attendance: '출석',
  line: '줄',
  table: '결과 파일 지문',
  month: '달',
  form: '파일 양식',
};

/** Details whose value is an enum code. */
type WordDetail = {
  [Name in keyof ActDetails]: string extends ActDetails[Name] ? never : ActDetails[Name] extends string ? Name : never;
}[keyof ActDetails];

const WORDS: { readonly [Name in WordDetail]: Names<ActDetails[Name]> } = {
  by: MEMBER_SEARCH_NAMES,
  status: { ...CERTIFICATE_STATUS_NAMES, ...APPLICATION_STATUS_NAMES },
  former: APPLICATION_STATUS_NAMES,
  kind: OFFICE_ARTICLE_NAMES,
  form: JOURNAL_FORM_NAMES,
  attendance: ATTENDANCE_NAMES,
  direction: { up: '위로', down: '아래로' },
  chosenBy: { all: '모든 회원', ids: '번호나 아이디', tables: '자료의 종류', period: '이용한 기간' },
  cause: {
    OWN_MATTER: '본인 건',
    SECOND_IS_SAME_PERSON: '같은 사람의 계정',
    SECOND_TOO_CLOSE: '30일 안에 권한을 주고받음',
    FIRST_NOT_ALLOWED: '먼저 요청한 직원에게 권한 없음',
    NO_SECOND_EMPLOYEE: '확인할 직원 없음',
    ALONE_PER_DAY: '하루 한도 넘음',
  },
};
/** Details whose value is a space-separated list of codes or numbers. */
const LISTS: Readonly<Record<string, Names>> = {
  before: PERMISSION_NAMES,
  after: PERMISSION_NAMES,
  confirmed: OFFERING_QUESTION_NAMES,
  shown: {},
};
const AMOUNTS: readonly string[] = ['amount', 'asked', 'paid'] satisfies (keyof ActDetails)[];
const YES_NO: Names = { true: '예', false: '아니오' };

const nameIn = (names: Names | undefined, word: string): string => names?.[word] ?? YES_NO[word] ?? word;

function valueWords(name: string, value: string, object: string): string {
  if (AMOUNTS.includes(name) && /^\d+$/.test(value)) return formatMoney(Number(value));
  const list = LISTS[name];
  if (list)
    return value
      .split(' ')
      .map((word) => nameIn(list, word))
      .join(', ');
  const isOfCertificate = name === 'status' && object === 'certificate';
  return nameIn(isOfCertificate ? CERTIFICATE_STATUS_NAMES : (WORDS as Record<string, Names>)[name], value);
}

/** A detail of an act on an object in Korean: `이전: 없음`. */
export const detailWords = ({ name, value }: { name: string; value: string }, object: string): string =>
  `${(DETAIL_NAMES as Names)[name] ?? name}: ${valueWords(name, value, object) || '없음'}`;
