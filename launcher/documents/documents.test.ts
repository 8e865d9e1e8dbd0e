import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { operatingReference, staleReference } from './operatingReference.ts';
import { brokenReferences, repositoryAt } from './references.ts';
import { specificationBreaches } from './specification.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-documents-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Breaches of a document in a repository with these files: `line: fault`. */
function broken(text: string, besides: readonly string[] = []): string[] {
  for (const [file, content] of [['docs/a.md', text], ...besides.map((file) => [file, '# Title\n'])] as const) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  const repository = repositoryAt(folder, (file) => readFileSync(join(folder, file), 'utf8'));
  return brokenReferences('docs/a.md', repository).map(({ line, fault }) => `${line}: ${fault}`);
}

test('paths in code spans exist, from the repository, the API, shared or a section', () => {
  const files = ['api/src/clock/days.ts', 'shared/src/rules/text.ts', 'mf-x/src/news/Page.tsx'];
  const sound = '`api/src/clock`, `clock/days.ts`, `src/<feature>/Page.tsx`, `rules/…`, `text/html`, `dist/x/y`';
  expect(broken(sound, files)).toEqual([]);
  expect(broken('# A\n\n```\n`api/gone.ts`\n```\n`clock/gone.ts` and\n`api/src/gone.ts`', files)).toEqual([
    '6: names clock/gone.ts, which does not exist',
    '7: names api/src/gone.ts, which does not exist',
  ]);
});

test('folders and files of a drawn tree exist below its folder', () => {
  const tree = (file: string) => `# A\n\n\`\`\`\napi/ the server\n├── src/ its code\n│   └── ${file} days\n\`\`\`\n`;
  expect(broken(tree('days.ts'), ['api/src/clock/days.ts'])).toEqual([]);
  expect(broken(tree('hours.ts'))).toEqual(['6: draws api/**/hours.ts, which does not exist']);
});

test('links lead to documents and headings that exist', () => {
  const sound = '# The second one\n[a](b.md#title) [b](#the-second-one) [c](https://gone.example/a.md)';
  expect(broken(sound, ['docs/b.md'])).toEqual([]);
  expect(broken('[a](c.md)\n[b](b.md#no)\n[c](#no)')).toEqual([
    '1: links to c.md, which does not exist',
    '2: links to b.md#no, which does not exist',
    '3: links to #no, which does not exist',
  ]);
});

describe('the specification', () => {
  const built = {
    pages: { 'mf-x': [{ path: '/x' }, { path: '/x/me', guarded: true }] },
    calls: ['/api/x/getThings', '/api/office/getRows'],
  };
  const text =
    '### Routes\n\n| `/x`, `/x/me` ● | mf-x |\n\n### Calls\n\n`/api/x/getThings?page=1`, `/api/payment/callback`\n';
  const faults = (changed: string) =>
    specificationBreaches(changed, built).map(({ file, line, fault }) => `${file}:${line}: ${fault}`);

  test('has each page with its mark, and each call except the office’s', () => {
    expect(faults(text)).toEqual([]);
  });

  test.each([
    ['` ●', '`', ['1: lacks /x/me ● of mf-x', '3: has /x/me, which mf-x does not have']],
    ['`/x`,', '`/x`, `/x`,', ['3: has /x of mf-x twice']],
    ['`/x`,', '', ['1: lacks /x of mf-x']],
    ['/payment/callback', '/x/getOld', ['7: names /api/x/getOld, which is no call of the contract']],
    ['`/api/x/getThings?page=1`', '', ['1: names the call getThings nowhere']],
  ])('with %s as %p is faulty', (words, changed, lines) => {
    expect(faults(text.replace(words, changed))).toEqual(lines.map((line) => `docs/specification.md:${line}`));
  });
});

describe('the reference for operators', () => {
  const files: Record<string, string> = {
    'api/src/configuration/environment.ts': '  /**\n   * Port of\n   * the API.\n   */\n  PORT_API: port(4000),\n',
    'shell/server/settings.ts': "  /** Folder. Default: `.data`. */\n  DATA?: string;\nenvironment['DATA']",
    'api/src/a.ts':
      "/** Sends | waits. */\nexport const job: Job = {\n  name: 'send',\nhelp: { name: 'portal_a', help: 'As' }",
    'docker/alerts/a.rules.yml':
      "groups: [{ rules: [{ alert: A, labels: { severity: page }, annotations: { summary: 'x {{ $labels.y }}', action: z } }] }]",
  };
  const lists: Record<string, string[]> = {
    'api/src/**/*.ts': ['api/src/a.ts'],
    'docker/alerts/*.rules.yml': ['docker/alerts/a.rules.yml'],
  };
  const made = (texts: Record<string, string>) =>
    operatingReference(
      { read: (file) => texts[file] ?? '', list: (pattern) => lists[pattern] ?? [] },
      {
        jobs: [{ name: 'send', everySeconds: 120 }],
        settings: { PORT_API: { default: 4000 } },
        neededOutsideDemo: ['PORT_API'],
      },
    );

  test('has a row for each setting, job, metric and alert', () => {
    expect(
      made(files)
        .split('\n')
        .filter((line) => /^\| `/.test(line)),
    ).toEqual([
      '| `PORT_API` ● | Port of the API. | `4000` |',
      '| `DATA` | Folder. | `.data` |',
      '| `send` | 2 min | Sends \\| waits. |',
      '| `portal_a` | API | As |',
      '| `A` | page | x `y` | z |',
    ]);
  });

  test('cannot be generated if a description is missing, and is stale when the code has changed', () => {
    expect(() => made({ ...files, 'shell/server/settings.ts': "environment['DATA']" })).toThrow(
      'DATA has no doc comment',
    );
    expect(staleReference('now', 'now')).toEqual([]);
    expect(staleReference('before', 'now')).toHaveLength(1);
  });
});
