import { Linter } from 'eslint';
import config from '../../eslint.config.mjs';
import { ROOT } from '../root.ts';

const linter = new Linter({ cwd: ROOT });
/** The linter's messages for a file with this content. */
const said = (filename: string, code: string) =>
  linter.verify(code, config, { filename }).map(({ message }) => message);

interface Rule {
  message: RegExp;
  refused: readonly (readonly [file: string, code: string])[];
  allowed: readonly (readonly [file: string, code: string])[];
}

const inPage = (code: string) => ['mf-x/src/news/Page.tsx', `export const page = ${code};`] as const;
const inStore = (code: string) => ['api/src/modules/news/store.ts', code] as const;
const inTest = (code: string) => ['api/src/clock/days.test.ts', code] as const;

const RULES: Record<string, Rule> = {
  'text that comes and goes has an element of its own': {
    message: /has an element of its own/,
    refused: [
      inPage('<p>{count > 0 && "new"} <b>all</b></p>'),
      inPage('<p><b>all</b>{isNew ? "new" : <i>old</i>}</p>'),
      inPage('<>{isNew && <b>new</b>} of all</>'),
      inPage('<p>{isNew && `${count}`}<b>all</b></p>'),
      inPage('<p>{isOpen ? undefined : "closed"}<b>all</b></p>'),
    ],
    allowed: [
      inPage('<p>{isNew && "new"}</p>'),
      inPage('<p>{isNew && <span>new</span>} <b>all</b></p>'),
      inPage('<p>all of {isNew ? "the new" : "the old"}</p>'),
      inPage('<p>{name} <b>all</b></p>'),
    ],
  },
  'no field has a maxLength': {
    message: /maxLength cuts without a word/,
    refused: [
      inPage('<Input maxLength={20} />'),
      inPage('<TextField type="text" maxLength={20} />'),
      inPage('[{ label: "이름", maxLength: 20 }]'),
      ['shared/src/form/Field.tsx', 'export const field = <input maxLength={3} />;'],
      ['shell/src/search/Box.tsx', 'export const box = <input maxLength={3} />;'],
    ],
    allowed: [
      inPage('<input type="search" maxLength={20} />'),
      inPage('<input role="combobox" maxLength={20} />'),
      inPage('{ maxLength: 20 }'),
    ],
  },
  'a file of the page is saved by saveFile': {
    message: /saved by saveFile/,
    refused: [inPage('(link) => { link.download = "a.csv"; link.click(); }')],
    allowed: [inPage('(name, blob) => saveFile(name, blob)'), inPage('<a href="/files/a" download="a.csv">a</a>')],
  },
  'a row is locked by forNoKeyUpdate': {
    message: /locked by forNoKeyUpdate/,
    refused: [
      inStore("db.selectFrom('member').selectAll().forUpdate();"),
      inStore('sql`select id from member where id = ${id} for update`;'),
      inStore('sql`select id from member FOR UPDATE of member`;'),
    ],
    allowed: [
      inStore("db.selectFrom('member').selectAll().forNoKeyUpdate();"),
      inStore('sql`select id from member for no key update`;'),
      ['api/src/modules/user/account/lockLeavingMember.ts', "db.selectFrom('member').forUpdate();"],
    ],
  },
  'no test compares a clock with a limit': {
    message: /The clock depends on the machine/,
    refused: [
      inTest('const began = Date.now(); expect(Date.now() - began).toBeLessThan(300);'),
      inTest('const began = performance.now(); expect(performance.now() - began).not.toBeGreaterThanOrEqual(300);'),
      inTest('const began = process.hrtime.bigint(); expect(Number(process.hrtime.bigint() - began)).toBeLessThan(3);'),
      inTest('const began = process.hrtime(); expect(process.hrtime(began)[0]).toBeLessThanOrEqual(3);'),
      inTest('const began = Date.now(); const tookMs = Date.now() - began; expect(tookMs).toBeLessThan(300);'),
      inTest(
        'let began; began = Date.now(); let took; took = Date.now() - began; expect(took / 1000).toBeLessThan(3);',
      ),
      inTest(
        'const began = Date.now(); const all = []; all.push(Date.now() - began); expect(Math.max(...all)).toBeLessThan(3);',
      ),
      inTest('const began = Date.now(); expect(Date.now() - began < 300).toBe(true);'),
      inTest('const began = Date.now(); await expect.poll(() => Date.now() - began).toBeGreaterThan(300);'),
      inTest(`
        async function timed(work) { const began = Date.now(); await work(); return { tookMs: Date.now() - began }; }
        test('x', async () => { const { tookMs } = await timed(ask); expect(tookMs).toBeLessThan(300); });`),
      inTest(`
        const timed = async (work) => { const began = Date.now(); await work(); return Date.now() - began; };
        test('x', async () => expect(await timed(ask)).toBeLessThan(300));`),
      inTest('const cpu = process.cpuUsage(); expect(process.cpuUsage(cpu).user).toBeLessThan(300);'),
      inTest('expect(await longestHold(run, 50)).toBeLessThan(50);'),
      inTest('const [began, before] = [Date.now(), 1]; expect(Date.now() - began).toBeLessThan(300);'),
      inTest('for (const { tookMs } of await askAll()) expect(tookMs).toBeGreaterThan(300);'),
      inTest('expect((await shell.open("/news")).milliseconds).toBeLessThan(300);'),
      ['mf-x/src/Page.test.tsx', 'const began = Date.now(); expect(Date.now() - began).toBeLessThan(300);'],
      ['e2e/journeys/x.spec.ts', 'const began = Date.now(); expect(Date.now() - began).toBeLessThan(300);'],
    ],
    allowed: [
      inTest('expect(rows.length).toBeGreaterThan(3);'),
      inTest('const rows = load(new Date(Date.now() - DAY_MS)); expect(rows.length).toBeGreaterThan(3);'),
      inTest('expect(token.expires).toBeGreaterThan(Date.now());'),
      inTest('const began = Date.now(); console.log(Date.now() - began); expect(count).toBeLessThan(3);'),
      ...['api/src/x.alone.test.ts', 'api/src/x.slow.test.ts', 'shell/x.slow.node.test.ts', 'lab/pages/x.ts'].map(
        (file) => [file, 'const began = Date.now(); expect(Date.now() - began).toBeLessThan(300);'] as const,
      ),
    ],
  },
  'a comment has at most 120 columns': {
    message: /at most 120 columns/,
    refused: [inStore(`// ${'a'.repeat(118)}`), inStore(`/**\n * ${'가'.repeat(118)}\n */`)],
    allowed: [inStore(`// ${'a'.repeat(117)}`), inStore(`// https://example.org/${'a'.repeat(120)}`)],
  },
};

test.each(Object.entries(RULES))('%s', (_name, { message, refused, allowed }) => {
  const isRefused = ([file, code]: readonly [string, string]) => said(file, code).some((words) => message.test(words));
  const broken = [...refused, ...allowed].flatMap(([file, code]) =>
    said(file, code).filter((words) => words.startsWith('Parsing error')),
  );
  expect(broken).toEqual([]);
  expect(refused.filter((sample) => !isRefused(sample))).toEqual([]);
  expect(allowed.filter(isRefused)).toEqual([]);
});
