import { PHONE_HEADINGS } from '../../../../csv/headings.ts';

/** Columns of a members' file with their accepted headings. */
export const MEMBER_HEADINGS = {
  oldNumber: ['회원번호', '회원코드', '회원관리번호'],
  userId: ['아이디', '회원아이디', '로그인아이디', 'ID'],
  name: ['이름', '성명', '회원명'],
  userPhone: PHONE_HEADINGS,
  userBirth: ['생년월일', '생일'],
  email: ['이메일', '전자우편', '메일', 'E-MAIL', 'EMAIL'],
  postCode: ['우편번호'],
  userAddress: ['주소', '기본주소'],
  userAddress2: ['상세주소', '나머지주소'],
  industryType: ['업종'],
  lcns_no: ['인허가번호', '신고번호'],
  bssh_nm: ['업소명', '상호', '업소이름'],
  busn_type_nm: ['업태'],
  prsdnt_nm_secu: ['대표자', '대표자명'],
  site_addr: ['소재지', '업소주소', '업소소재지'],
  joinedOn: ['가입일', '가입일자', '가입일시'],
  passwordHash: ['비밀번호', '비밀번호해시', '암호', 'PASSWORD'],
  passwordFormat: ['비밀번호방식', '해시방식'],
  passwordSalt: ['솔트', 'SALT'],
  passwordIterations: ['반복횟수'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type MemberField = keyof typeof MEMBER_HEADINGS;

export const REQUIRED_FIELDS: readonly MemberField[] = ['oldNumber', 'userId', 'name', 'userPhone', 'userBirth'];
