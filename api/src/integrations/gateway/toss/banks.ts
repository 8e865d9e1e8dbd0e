/**
 * Banks and securities firms with the gateway's codes, https://docs.tosspayments.com/codes/org-codes: the displayed
 * name first, then common other names.
 */
const BANKS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  '02': ['KDB산업은행', '산업', 'KDB', '한국산업'],
  '03': ['IBK기업은행', '기업', 'IBK', '중소기업'],
  '06': ['KB국민은행', '국민', 'KB'],
  '07': ['Sh수협은행', '수협', 'Sh', '수협중앙회'],
  '11': ['NH농협은행', '농협', 'NH'],
  '12': ['지역농축협', '단위농협', '지역농협', '농축협', '축협'],
  '20': ['우리은행', '우리', '한빛'],
  '23': ['SC제일은행', '제일', 'SC', '스탠다드차타드'],
  '27': ['씨티은행', '씨티', '한국씨티', '시티'],
  '31': ['iM뱅크(대구은행)', '대구', 'iM', '아이엠', 'DGB대구', 'DGB'],
  '32': ['부산은행', '부산', 'BNK부산'],
  '34': ['광주은행', '광주'],
  '35': ['제주은행', '제주'],
  '37': ['전북은행', '전북'],
  '39': ['경남은행', '경남', 'BNK경남'],
  '45': ['새마을금고', '새마을', 'MG새마을금고', '마을금고', 'MG'],
  '48': ['신협', '신협중앙회', '신용협동조합'],
  '50': ['저축은행중앙회', '저축', '상호저축'],
  '54': ['홍콩상하이은행', 'HSBC'],
  '64': ['산림조합', '산림', '산림조합중앙회'],
  '71': ['우체국예금보험', '우체국', '우정사업본부'],
  '81': ['하나은행', '하나', 'KEB하나', '외환'],
  '88': ['신한은행', '신한'],
  '89': ['케이뱅크', '케이', 'K'],
  '90': ['카카오뱅크', '카카오', '카뱅'],
  '92': ['토스뱅크', '토스'],
  S0: ['유안타증권'],
  S2: ['신한투자증권', '신한금융투자'],
  S3: ['삼성증권'],
  S4: ['KB증권'],
  S5: ['미래에셋증권'],
  S6: ['한국투자증권'],
  S8: ['교보증권'],
  SA: ['현대차증권'],
  SB: ['키움증권'],
  SD: ['SK증권'],
  SE: ['대신증권'],
  SG: ['한화투자증권'],
  SH: ['하나증권', '하나금융투자'],
  SI: ['DB증권', 'DB금융투자'],
  SJ: ['유진투자증권'],
  SK: ['메리츠증권'],
  SL: ['NH투자증권'],
  SN: ['신영증권'],
  SQ: ['카카오페이증권'],
  ST: ['토스증권'],
};

/** Removes spaces, case and a trailing word for bank. */
const plain = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/[\s()·-]/g, '')
    .toLowerCase()
    .replace(/(은행|뱅크|bank)$/, '');

const codes = new Map(Object.entries(BANKS).flatMap(([code, names]) => names.map((name) => [plain(name), code])));

/** Returns the gateway's code of a bank by any of its names; null if unknown. */
export const bankCodeOf = (name: string): string | null => codes.get(plain(name)) ?? null;

/** Returns the name of a bank by the gateway's code. */
export const bankNameOf = (code: string): string => BANKS[code]?.[0] ?? `은행 코드 ${code}`;
