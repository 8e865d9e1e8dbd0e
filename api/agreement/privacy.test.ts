import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { calls, type Call } from '@portal/shared/contract';
import { readVersions } from '@portal/shared/texts/versions';
import type { Environment } from '../src/configuration/environment.ts';
import { HEADINGS } from '../src/modules/office/people/roster/columns.ts';
import { OWN_TABLES } from '../src/modules/user/ownData/ownTables.ts';
import { RETENTION_RULES } from '../src/modules/user/retention/rules.ts';
import { COMPLAINT_YEARS, CONTRACT_YEARS } from '../src/modules/user/withdrawal/retainedRecords.ts';
import { IMPERSONAL, ITEMS, NEEDS_NO_ROW, WORDS, type PersonalField } from './policy/items.ts';
import { itemRows, lastingTables, periodRows, statedPeriods } from './policy/tables.ts';

/** Content of the privacy policy about configurable services and about stored personal data. */

type Chosen = 'GATEWAY' | 'IDENTITY' | 'SMS';

/** Names of services in the policy; a new service needs its name here and there. */
const AGENTS: { [Setting in Chosen]: Record<NonNullable<Environment[Setting]>, string> } = {
  GATEWAY: { toss: '토스페이먼츠' },
  IDENTITY: { portone: '포트원(PortOne)' },
  SMS: { solapi: '솔라피(SOLAPI)' },
};

interface Part {
  entries?: Record<string, Part>;
  wrapped?: Part;
}

/** Tables whose rows the database deletes with those that they refer to. */
const DELETED_ALONG = ['inquiry_entry', 'inquiry_file'];

const versions = readVersions('privacy');
const newest = versions.at(-1);

const blocksUnder = (heading: RegExp) => {
  const found = newest?.articles.find((article) => heading.test(article.heading));
  if (!found) throw new Error(`the policy has no article ${heading.source}`);
  return found.blocks;
};
const rowsOf = (heading: RegExp) =>
  blocksUnder(heading).flatMap((block) => (typeof block === 'object' && 'table' in block ? block.table.rows : []));

test.each([...Object.values(AGENTS).flatMap((names) => Object.values(names)), '카카오', '메일'])(
  'the newest privacy policy names %s among those who process personal data, with what and for what',
  (name) => {
    const row = rowsOf(/^5\. 개인정보 처리의 위탁$/).find(([agent]) => agent?.includes(name));
    expect(row).toEqual([expect.anything(), expect.stringMatching(/./), expect.stringMatching(/./)]);
  },
);

test('it says that the CI is stored encrypted, for which purpose and until when, and that no DI is stored', () => {
  const items = blocksUnder(/^2\. /);
  expect(rowsOf(/^2\. /).find(([work]) => work?.startsWith('본인확인 기관의 본인확인'))?.[1]).toContain('연계정보(CI)');
  const words = items.filter((block) => typeof block === 'string').join(' ');
  expect(words).toMatch(/연계정보\(CI\).*암호화하여 보관.*한 분이 한 계정.*본인의 계정을 찾아/);
  expect(words).toMatch(/중복가입확인정보\(DI\).*저장하지 않습니다/);
  expect(rowsOf(/^3\. /).find(([kept]) => kept === '회원의 연계정보(CI)')?.[1]).toContain('회원 탈퇴 시까지');
  expect(JSON.stringify(blocksUnder(/^9\. /))).toContain('연계정보의 암호화 저장');
});

test('it is announced 30 days before, as a change of members’ rights, and names its own day', () => {
  const { announced = '', effective = '' } = newest ?? {};
  expect((Date.parse(effective) - Date.parse(announced)) / 86_400_000).toBeGreaterThanOrEqual(30);
  const [year, month, day] = effective.split('-').map(Number);
  expect(JSON.stringify(blocksUnder(/^13\. /))).toContain(`${year}년 ${month}월 ${day}일부터 적용합니다.`);
});

describe('the tables of the newest privacy policy', () => {
  // Changed rows are written into a version that is not announced yet.
  test('are made from the declared items and periods', () => {
    expect(rowsOf(/^2\. /)).toEqual(itemRows());
    expect(rowsOf(/^3\. /)).toEqual(periodRows());
  });

  test('name to the food regulator the columns of its list, and to an employer those of the completions', () => {
    const given = (to: string, what: string) =>
      rowsOf(/^4\. /).find(([receiver, purpose]) => receiver?.includes(to) && purpose?.includes(what))?.[2];
    const OTHER_WORDS: Readonly<Record<string, string>> = {
      성명: '이름',
      휴대폰번호: '휴대폰 번호',
      소재지: '업소 소재지',
    };
    const { rosterNo: _number, ...columns } = HEADINGS;
    expect(given('식품의약품안전처', '위생교육')).toBe(
      Object.values(columns)
        .map((heading) => OTHER_WORDS[heading] ?? heading)
        .join(', '),
    );
    const {
      seatNo: _seat,
      position: _position,
      ...shared
    } = calls.postMapGroupCompletions.entity.entries.completions.item.entries;
    expect(Object.keys(shared)).toEqual(['name', 'number', 'issuedAt']);
    expect(given('회사', '수료')).toBe('이름, 수료증 번호와 발급 일시');
    const bill = ITEMS.find(({ calls: [first] }) => first === 'requestBill')?.required ?? [];
    for (const field of bill) expect(given('국세청', '계산서의')).toContain(WORDS[field]);
  });

  const compiler = new Kysely<object>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  const INTERVAL = /'([^']+)'::interval|interval '([^']+)'/g;
  const periodsOf = ({ name, overdue }: (typeof RETENTION_RULES)[number]): string[] => {
    // The only rule whose period is written into its rows.
    if (name === 'contracts of former members') return [`${COMPLAINT_YEARS} years`, `${CONTRACT_YEARS} years`];
    const { sql } = overdue(new Date('2026-11-29T12:00:00+09:00')).compile(compiler);
    return [...new Set([...sql.matchAll(INTERVAL)].map(([, one, other]) => one ?? other ?? ''))].sort();
  };

  test('state the period of every retention rule as its query has it, and no other', () => {
    const periods = new Map(RETENTION_RULES.map((rule) => [rule.name, periodsOf(rule)]));
    expect(statedPeriods()).toEqual(periods);
  });

  test('state of every table of own data that a rule empties it, or that it lasts', () => {
    const emptied = RETENTION_RULES.filter(({ erase }) => !erase).flatMap(({ table, along = [] }) => [
      table,
      ...along.map((other) => other.table),
    ]);
    const named = new Set([...emptied, ...lastingTables(), ...DELETED_ALONG]);
    expect(OWN_TABLES.map(({ table }) => table).filter((table) => !named.has(table))).toEqual([]);
  });

  const fieldsOf = ({ entries = {}, wrapped }: Part): string[] => [
    ...Object.keys(entries),
    ...Object.values(entries).flatMap((part) => fieldsOf({ entries: part.entries ?? part.wrapped?.entries ?? {} })),
    ...(wrapped ? fieldsOf(wrapped) : []),
  ];
  const fieldsByCall = Object.entries<Call>(calls)
    .filter(([, { access }]) => access !== 'employee')
    .map(([name, { input }]) => ({ name, fields: fieldsOf(input as Part) }));

  test('know each field that a visitor or member sends, as personal or not', () => {
    const fields = fieldsByCall.flatMap(({ fields }) => fields);
    expect([...new Set(fields)].filter((field) => !(field in WORDS) && !IMPERSONAL.has(field))).toEqual([]);
    expect([...IMPERSONAL].filter((field) => !fields.includes(field))).toEqual([]);
  });

  test('have every personal field of a call in a row of that call', () => {
    const missing = fieldsByCall.flatMap(({ name, fields }) => {
      const rows = ITEMS.filter((row) => (row.calls as readonly string[]).includes(name));
      const stated = new Set(
        rows.flatMap(({ required, optional = [] }) => [...required, ...optional].map((field) => WORDS[field])),
      );
      const also = new Set(rows.flatMap(({ also = [] }) => also));
      return fields
        .filter((field) => field in WORDS && !(name in NEEDS_NO_ROW))
        .filter((field) => !stated.has(WORDS[field as PersonalField]) && !also.has(WORDS[field as PersonalField]))
        .map((field) => `${name}: ${field}`);
    });
    expect(missing).toEqual([]);
  });
});
