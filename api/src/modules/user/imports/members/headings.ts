import { PHONE_HEADINGS } from '../../../../csv/headings.ts';

/** Columns of a members' file with their accepted headings. Each comment is its row in the operating reference. */
export const MEMBER_HEADINGS = {
  /** Number in the former system, required: a row is recognized by it. */
  oldNumber: ['회원번호', '회원코드', '회원관리번호'],
  /** Login id, required: one that a new member could not choose stays. */
  userId: ['아이디', '회원아이디', '로그인아이디', 'ID'],
  /** Name, required. */
  name: ['이름', '성명', '회원명'],
  /** Mobile phone, required: one member for each. */
  userPhone: ['휴대폰번호', ...PHONE_HEADINGS],
  /** Date of birth in eight digits, required. */
  userBirth: ['생년월일', '생일'],
  /** Mail address. */
  email: ['이메일', '전자우편', '메일', 'E-MAIL', 'EMAIL'],
  /** Post code of five digits. */
  postCode: ['우편번호'],
  /** Address of the post. */
  userAddress: ['주소', '기본주소'],
  /** Rest of the address. */
  userAddress2: ['상세주소', '나머지주소'],
  /** 일반음식점, 집단급식소 or 위탁급식영업. */
  industryType: ['업종'],
  /** Licence of the business, which counts as reported to the regulator. */
  lcns_no: ['인허가번호', '신고번호'],
  /** Name of the business. */
  bssh_nm: ['업소명', '상호', '업소이름'],
  /** Kind of the business, as in its licence. */
  busn_type_nm: ['업태'],
  /** Representative of the business. */
  prsdnt_nm_secu: ['대표자', '대표자명'],
  /** Address of the business. */
  site_addr: ['소재지', '업소주소', '업소소재지'],
  /** Day of joining; without it the day of the import. */
  joinedOn: ['가입일', '가입일자', '가입일시'],
  /** Password hash, hexadecimal or base64; bcrypt, MySQL's `*…`, Django's and Gnuboard's PBKDF2 need no format. */
  passwordHash: ['비밀번호', '비밀번호해시', '암호', 'PASSWORD'],
  /** Format: `md5`, `sha1`, `sha256`, `sha512`, also with `-salt-first` or `-salt-last`; `pbkdf2-sha256` and others. */
  passwordFormat: ['비밀번호방식', '해시방식'],
  /** Salt, as text. */
  passwordSalt: ['솔트', 'SALT'],
  /** Iterations of PBKDF2. */
  passwordIterations: ['반복횟수'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type MemberField = keyof typeof MEMBER_HEADINGS;

export const REQUIRED_FIELDS: readonly MemberField[] = ['oldNumber', 'userId', 'name', 'userPhone', 'userBirth'];
