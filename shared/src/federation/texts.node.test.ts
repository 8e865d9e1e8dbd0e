import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from './testing/buildApp.ts';

const TEXTS = join(__dirname, '../texts');
const BUILD_TIMEOUT_MS = 120_000;

const folder = mkdtempSync(join(tmpdir(), 'portal-texts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function built(files: Record<string, string>): string {
  const { output, isBuilt } = buildApp(folder, files);
  expect([output, isBuilt]).toEqual([expect.anything(), true]);
  return readFileSync(join(folder, 'dist/main.js'), 'utf8');
}

test(
  'a build contains the compiled legal text, and no Markdown parser',
  () => {
    const code = built({
      'entry.js': `import text from '${join(TEXTS, 'privacy.text.ts')}'; document.title = text.title;`,
      // The choice between several versions is made by a TypeScript file.
      'chosen.ts': 'export {};',
      'tsconfig.json': '{}',
    });
    expect(code).toContain('개인정보처리방침');
    for (const reader of ['node:fs', 'marked', '{{association', '|---|', 'readLegalText('])
      expect([reader, code.includes(reader)]).toEqual([reader, false]);
  },
  BUILD_TIMEOUT_MS,
);

test(
  'a build contains the current and later versions of a text, and chooses between them when opened',
  () => {
    const version = (effective: string, words: string) =>
      `---\ntitle: 약관\neffective: ${effective}\nannounced: 1999-01-01\nisDisadvantage: true\nchanges: 제1조\n---\n\n${words}\n`;
    const code = built({
      'entry.js': "import text from './shared/src/texts/terms.text.ts'; document.title = text.title;",
      'shared/src/texts/terms.text.ts':
        "import { readLegalText } from './readLegalText.ts'; export default readLegalText('terms');",
      'shared/src/texts/textInForce.ts': "export const textInForce = (versions) => versions['chosen'];",
      'shared/src/time/index.ts': 'export const serverNow = () => new Date();',
      'tsconfig.json': '{}',
      'association/texts/terms/2001-01-01.md': version('2001-01-01', '처음'),
      'association/texts/terms/2002-01-01.md': version('2002-01-01', '지금'),
      'association/texts/terms/2999-01-01.md': version('2999-01-01', '나중'),
    });
    expect(['처음', '지금', '나중'].filter((words) => code.includes(words))).toEqual(['지금', '나중']);
    expect(code).toContain("versions['chosen']");
  },
  BUILD_TIMEOUT_MS,
);
