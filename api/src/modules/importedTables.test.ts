import iconv from 'iconv-lite';
import { readRoster } from './manager/groups/roster.ts';
import { readLines } from './office/money/bank/readLines.ts';
import { readIssued } from './office/money/bills/file.ts';
import { readConcerned } from './office/people/concerned/concernedTable.ts';
import { readCompletions } from './office/people/hygiene/file.ts';
import { readOutcomes } from './office/people/roster/outcomeFile.ts';
import { readTracking } from './office/post/tracking/readTracking.ts';
import { readResults } from './office/qualification/results/readResults.ts';
import { APPLICATION_HEADINGS, REQUIRED_FIELDS } from './user/imports/applications/headings.ts';
import { readApplication } from './user/imports/applications/readApplication.ts';
import { readCompletion } from './user/imports/hygiene/readCompletion.ts';
import { readImportFile } from './user/imports/importFile.ts';

/** Every importer of tables reads what spreadsheets, banks and phones make of one table as the plain file. */

type Table = readonly (readonly string[])[];

interface Importer {
  name: string;
  table: Table;
  read(bytes: Buffer): Promise<unknown>;
}

const IMPORTERS: readonly Importer[] = [
  {
    name: "a group's people",
    table: [
      ['이름', '휴대폰 번호'],
      ['김하나', '01012345678'],
      ['박둘', '01123456789'],
    ],
    read: async (bytes) => (await readRoster({ file: bytes.toString('base64') })).people,
  },
  {
    name: 'results',
    table: [
      ['신청번호', '이름', '휴대폰번호', '결과'],
      ['1204', '김하나', '01012345678', '수료'],
    ],
    read: (bytes) => readResults(bytes, { kind: 'education', subjects: [] }),
  },
  {
    name: 'tracking numbers',
    table: [
      ['발송번호', '우편번호', '송장번호', '택배사'],
      ['31', '04524', '6012345678901', '우체국'],
    ],
    read: readTracking,
  },
  {
    name: 'outcomes of the roster',
    table: [
      ['관리번호', '성명', '결과', '사유'],
      ['7', '김하나', '반려', '업소명이 다름'],
    ],
    read: readOutcomes,
  },
  {
    name: 'completions of hygiene education',
    table: [
      ['수료증번호', '교육구분', '수료일', '이름', '생년월일', '휴대폰번호'],
      ['2026-0001', '기존', '20260507', '김하나', '19700302', '01012345678'],
    ],
    read: async (bytes) =>
      (await readCompletions(bytes)).map((row) => readCompletion(row, new Date('2026-11-20T12:00:00+09:00'))),
  },
  {
    name: 'applications of the former system',
    table: [
      ['신청번호', '구분', '회원번호', '교육·시험명', '신청일', '교육·시험일', '상태', '결제금액'],
      ['A-17', '교육', '1001', '기본 과정', '2025.3.2', '20250401', '수료', '150003'],
    ],
    read: async (bytes) => {
      const file = await readImportFile(bytes, { headings: APPLICATION_HEADINGS, required: REQUIRED_FIELDS });
      return file.rowsFrom(0, 9).map((row) => readApplication(row, new Date('2026-11-20T12:00:00+09:00')));
    },
  },
  {
    name: 'bills of the tax office',
    table: [
      ['작성일자', '승인번호', '공급가액', '비고'],
      ['20261110', '202611104100001200000001', '150003', '관리번호 12'],
    ],
    read: readIssued,
  },
  {
    name: "the bank's list",
    table: [
      ['거래일시', '적요', '출금액', '입금액'],
      ['2026-11-20 09:30', '한빛국밥집', '', '150003'],
    ],
    read: (bytes) => readLines(bytes.toString('base64')),
  },
  {
    name: 'members concerned by a breach',
    table: [
      ['회원번호', '이름'],
      ['15', '김하나'],
    ],
    read: readConcerned,
  },
];

const lines = (table: Table, separator = ',', end = '\r\n') =>
  table.map((cells) => cells.join(separator) + end).join('');
const eachCell = (table: Table, change: (cell: string) => string) => lines(table.map((cells) => cells.map(change)));
const utf16be = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
const wideDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x30 + 0xff10));

const SPELLINGS: Readonly<Record<string, (table: Table) => Buffer | string>> = {
  'with a byte order mark': (table) => `\uFEFF${lines(table)}`,
  'with semicolons': (table) => lines(table, ';'),
  'with tabs': (table) => lines(table, '\t'),
  'as UTF-16LE with tabs': (table) => Buffer.from(`\uFEFF${lines(table, '\t')}`, 'utf16le'),
  'as UTF-16BE with tabs': (table) => utf16be(lines(table, '\t')),
  'in CP949': (table) => iconv.encode(lines(table), 'cp949'),
  'decomposed by a Mac': (table) => lines(table).normalize('NFD'),
  'with the line ends of old Macs': (table) => lines(table, ',', '\r'),
  'with all cells quoted': (table) => eachCell(table, (cell) => `"${cell}"`),
  'with cells as formulas of text': (table) => eachCell(table, (cell) => `="${cell}"`),
  'with apostrophes': (table) => eachCell(table, (cell) => (/^\d/.test(cell) ? `'${cell}` : cell)),
  'with blanks that do not break': (table) => eachCell(table, (cell) => `\u00A0${cell} `),
  'with full-width digits': (table) => eachCell(table, wideDigits),
  'with empty columns behind': (table) => lines(table.map((cells) => [...cells, '', ''])),
  'with a title above the headings': (table) => `sep=,\r\n2026년 11월 명단\r\n\r\n${lines(table)}`,
  'with spaces and remarks in the headings': ([headings = [], ...rows]) =>
    lines([headings.map((heading) => `${heading.slice(0, 1)} ${heading.slice(1)} (필수)`), ...rows]),
};

/** Without the lines, which a title moves. */
const content = (read: unknown): unknown =>
  JSON.parse(JSON.stringify(read, (key, value: unknown) => (key === 'line' ? undefined : value)));

describe.each(IMPORTERS)('$name', ({ table, read }) => {
  test.each(Object.keys(SPELLINGS))('%s', async (name) => {
    const plain = content(await read(Buffer.from(lines(table))));
    expect(JSON.stringify(plain)).toMatch(/[1-9]/);
    expect(content(await read(Buffer.from(SPELLINGS[name]?.(table) ?? '')))).toEqual(plain);
  });
});

test.each(['휴대전화번호', '휴대전화', '핸드폰', 'H.P', '연락처(휴대폰)', '휴대폰\n번호'])(
  'phones under the heading %j are read for groups and results',
  async (heading) => {
    const bytes = Buffer.from(`성명,"${heading}",결과\n김하나,+82 10-1234-5678,수료\n`);
    expect((await readRoster({ file: bytes.toString('base64') })).people).toEqual([
      { name: '김하나', userPhone: '01012345678' },
    ]);
    expect(await readResults(bytes, { kind: 'education', subjects: [] })).toMatchObject([{ phone: '01012345678' }]);
  },
);
