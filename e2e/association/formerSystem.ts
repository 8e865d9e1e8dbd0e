import { createHash, pbkdf2Sync } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSync } from 'bcryptjs';

/** Files of an association's former system over ten years, always the same for the same numbers. */

export interface FormerMember {
  userId: string;
  password: string;
}

const FIRST_YEAR = 2016;
const YEARS = 10;
const PBKDF2_ITERATIONS = 1000;
const PBKDF2_BYTES = 32;
/** The cheapest of bcrypt: a generator of many members computes one for each. */
const BCRYPT_COST = 4;
const SALT = 'a1b2';

const digest = (name: string, text: string | Buffer) => createHash(name).update(text).digest();
const pbkdf2 = (password: string) => pbkdf2Sync(password, SALT, PBKDF2_ITERATIONS, PBKDF2_BYTES, 'sha256');

/** Columns 비밀번호, 비밀번호방식, 솔트 and 반복횟수 of a password, by each format that former systems use. */
const HASHES: readonly ((password: string) => readonly (string | number)[])[] = [
  (password) => [digest('md5', password).toString('hex'), 'md5', '', ''],
  (password) => [digest('sha1', `${SALT}${password}`).toString('hex'), 'sha1-salt-first', SALT, ''],
  (password) => [digest('sha256', `${password}${SALT}`).toString('hex'), 'sha256-salt-last', SALT, ''],
  (password) => [digest('sha512', password).toString('base64'), 'sha512', '', ''],
  (password) => [`*${digest('sha1', digest('sha1', password)).toString('hex').toUpperCase()}`, 'mysql', '', ''],
  (password) => [hashSync(password, BCRYPT_COST).replace(/^\$2./, '$2y'), '', '', ''],
  (password) => [pbkdf2(password).toString('hex'), 'pbkdf2-sha256', SALT, PBKDF2_ITERATIONS],
  (password) => [`pbkdf2_sha256$${PBKDF2_ITERATIONS}$${SALT}$${pbkdf2(password).toString('base64')}`, '', '', ''],
];

/** Login of the member with this number. */
export const formerMember = (number: number): FormerMember => ({
  userId: `old${number}`,
  password: `old-pass${number}`,
});

const two = (number: number) => String(number).padStart(2, '0');
const yearOf = (number: number) => FIRST_YEAR + (number % YEARS);
const dayOf = (number: number) => `${yearOf(number)}-${two(1 + (number % 12))}-${two(1 + (number % 28))}`;
const birthOf = (number: number) => `${1945 + (number % 50)}${two(1 + (number % 12))}${two(1 + (number % 28))}`;
const GIVEN_NAMES = ['하나', '두리', '세미', '네온'] as const;
const nameOf = (number: number) =>
  `${'김이박최정'.charAt(number % 5)}${GIVEN_NAMES[number % GIVEN_NAMES.length] ?? ''}`;
const hashOf = (number: number) => {
  const hash = HASHES[number % HASHES.length];
  return hash ? hash(formerMember(number).password) : [];
};

interface Table {
  columns: string;
  rowOf(number: number): readonly (string | number)[];
}

const TABLES = {
  members: {
    columns:
      '회원번호,아이디,이름,휴대폰번호,생년월일,이메일,우편번호,주소,업종,인허가번호,업소명,가입일,비밀번호,비밀번호방식,솔트,반복횟수',
    rowOf: (number) => [
      ...[number, formerMember(number).userId, nameOf(number), `010${20_000_000 + number}`, birthOf(number)],
      ...[`old${number}@example.com`, '04595', '서울특별시 중구 한빛로 27', '일반음식점', `2011${number}`],
      ...[`한빛국밥집 ${number}호`, dayOf(number), ...hashOf(number)],
    ],
  },
  papers: {
    columns: '증서번호,종류,이름,발급일,급수,교육명,회원번호',
    rowOf: (number) => [
      `외식-${yearOf(number)}-${number}`,
      ...(number % 2 ? ['자격증', nameOf(number), dayOf(number), '2급', ''] : []),
      ...(number % 2 ? [] : ['수료증', nameOf(number), dayOf(number), '', '외식 창업 과정']),
      number,
    ],
  },
  applications: {
    columns: '신청번호,구분,회원번호,교육·시험명,급수,장소,신청일,교육·시험일,상태,결제금액,결제방법,결제일',
    rowOf: (number) => [
      ...[`A-${number}`, '교육', number, '2급 과정', '2급', '서울교육장', dayOf(number), dayOf(number), '수료'],
      ...[80_000, '신용카드', dayOf(number)],
    ],
  },
  hygiene: {
    columns: '수료증번호,교육구분,수료일,이름,생년월일,회원번호',
    rowOf: (number) => [
      ...[`${yearOf(number)}-${number}`, number % 3 ? '기존' : '신규', dayOf(number), nameOf(number)],
      ...[birthOf(number), number],
    ],
  },
  articles: {
    columns: '글번호,게시판,제목,작성일,본문파일,첨부파일',
    rowOf: (number) => [number, '자료실', `자료 ${number}`, dayOf(number), 'text.html', 'form.pdf'],
  },
} as const satisfies Record<string, Table>;
type FormerTable = keyof typeof TABLES;

/** Text of a table with the rows of members, or articles, 1 to `rows`. */
const table = (name: FormerTable, rows: number): string =>
  [
    TABLES[name].columns,
    ...Array.from({ length: rows }, (_, index) => TABLES[name].rowOf(index + 1).join(',')),
    '',
  ].join('\n');

interface FormerSizes {
  members: number;
  articles: number;
  /** Bytes of the file of each article. */
  attachment: number;
}

/** Files of a former system in a folder, in the order of their import. */
export const FORMER_FILES = [
  ...(['members', 'papers', 'applications', 'hygiene'] as const).map((kind) => ({ kind, path: `${kind}.csv` })),
  { kind: 'articles', path: 'site' },
] as const;

/** Writes its files: a row of each table for each member, and a folder of articles that have the same text and file. */
export function writeFormerSystem(folder: string, { members, articles, attachment }: FormerSizes): void {
  for (const { kind, path } of FORMER_FILES)
    if (kind !== 'articles') writeFileSync(join(folder, path), table(kind, members));
  const site = join(folder, 'site');
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'articles.csv'), table('articles', articles));
  writeFileSync(join(site, 'text.html'), `<p>${'자료를 내려받으세요. '.repeat(100)}</p>`);
  const pdf = [Buffer.from('%PDF-1.4\n'), Buffer.alloc(attachment), Buffer.from('\n%%EOF\n')];
  writeFileSync(join(site, 'form.pdf'), Buffer.concat(pdf));
}
