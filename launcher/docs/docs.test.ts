import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { ROOT } from '../root.ts';
import { brokenLinks } from './brokenLinks.ts';
import { buildDocs } from './buildDocs.ts';
import { readDocuments, type Document } from './documents.ts';
import { READERS } from './readers.ts';
import { renderDocument } from './renderDocument.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-docs-'));
const site = join(folder, 'site');
afterAll(() => rmSync(folder, { recursive: true }));

const htmlOf = (address: string) => readFileSync(join(site, address), 'utf8');
const put = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

describe('the site of this repository', () => {
  beforeAll(() => buildDocs(ROOT, site));

  test('has a page for each document, and no broken link', () => {
    const documents = readDocuments(ROOT);
    expect(documents.filter(({ address }) => !existsSync(join(site, address)))).toEqual([]);
    expect(brokenLinks(site, [])).toEqual([]);
  });

  test.each(READERS)('shows $name what to read first', ({ id, steps }) => {
    const [, own = ''] = htmlOf('index.html').split(`id="${id}"`);
    const [first] = [...own.matchAll(/<li><a href="([^"]*)"/g)];
    expect(first?.[1]).toBe(steps[0]?.path.replace('.md', '.html'));
  });

  test('loads nothing from another server, and can be read without scripts', () => {
    for (const address of ['index.html', 'search.html', ...readDocuments(ROOT).map((document) => document.address)])
      expect([address, htmlOf(address)]).not.toEqual([
        address,
        expect.stringMatching(/(src|stylesheet" href)="https?:/),
      ]);
    expect(htmlOf('docs/operating.html')).not.toContain('<script');
  });

  test('marks Korean text as Korean', () => {
    expect(htmlOf('README.ko.html')).toContain('<html lang="ko">');
    expect(htmlOf('index.html')).toContain('<section lang="ko" aria-labelledby="office">');
  });

  test('can be searched', () => {
    const words = readFileSync(join(site, 'searchEntries.js'), 'utf8');
    expect(words).toContain('"address":"docs/glossary.html#domain-terms"');
    expect(words).toContain('외식경영관리사');
  });

  test.each([
    ['ports', /^The portal listens and so on .* …$/],
    ['lastly', /^… .*and so on lastly$/],
  ])('a search for %s shows the surrounding words, or the beginning of its part', (wanted, shown) => {
    interface Made {
      textContent: string;
      children: Made[];
      append(...parts: Made[]): void;
      replaceChildren(...parts: Made[]): void;
    }
    const make = (): Made => ({
      textContent: '',
      children: [],
      append(...parts) {
        this.children.push(...parts);
      },
      replaceChildren(...parts) {
        this.children = parts;
      },
    });
    class Input {
      value = '';
      addEventListener() {}
      focus() {}
    }
    const elements: Record<string, unknown> = { found: make(), count: make(), words: new Input() };
    const words = `The portal listens ${'and so on '.repeat(60)}lastly`;
    runInNewContext(readFileSync(join(site, 'search.js'), 'utf8'), {
      document: { getElementById: (id: string) => elements[id], createElement: make },
      HTMLInputElement: Input,
      location: { search: `?words=${wanted}` },
      URLSearchParams,
      searchEntries: [{ address: 'docs/one.html#ports', document: 'One', heading: 'Ports', words }],
    });
    const [link, around] = (elements['found'] as Made).children[0]?.children ?? [];
    expect(link?.textContent).toBe('One: Ports');
    expect(around?.textContent).toMatch(shown);
  });
});

test('a link to a missing document or anchor fails the build', async () => {
  for (const path of READERS.flatMap(({ steps }) => steps.map((step) => step.path)))
    if (path.endsWith('.md')) put(`broken/${path}`, '# A title\n');
  put('broken/README.md', '# Begin\n\n[one](docs/none.md) [two](SECURITY.md#none) [three](#begin) [four](#end)\n');
  mkdirSync(join(folder, 'broken/docs/pictures'));
  await expect(buildDocs(join(folder, 'broken'), site)).rejects.toThrow(
    'links that lead nowhere:\nREADME.html: docs/none.html\nREADME.html: SECURITY.html#none\nREADME.html: #end',
  );
});

describe('a document', () => {
  const rendered = (text: string) => {
    const document: Document = { path: 'docs/one.md', address: 'docs/one.html', title: 'One', lang: 'en', text };
    return renderDocument(document, (path) => path === 'docs/two.md');
  };

  test('has links to pages of the site, and plain names for everything else', () => {
    expect(rendered('[two](two.md#three) [code](../api/x.ts) [site](https://example.com)').html).toBe(
      '<p><a href="two.html#three">two</a> code <a href="https://example.com">site</a></p>\n',
    );
  });

  test('has an anchor for each heading, also for a repeated one', () => {
    expect(rendered('# One\n\n## `a` and b\n\n## A and b\n').parts.map(({ anchor }) => anchor)).toEqual([
      'one',
      'a-and-b',
      'a-and-b-1',
    ]);
  });

  test('shows tags in its text literally', () => {
    expect(rendered('a <script>alert(1)</script> b\n\n<div>c</div>\n').html).not.toMatch(/<(script|div)/);
  });

  test('has tables that a keyboard can scroll, named by their heading', () => {
    expect(rendered('# One\n\n## Ports\n\n| a | b |\n|---|---|\n| 1 | `2` |\n').html).toContain(
      '<div class="wide" role="region" tabindex="0" aria-label="Ports: table"><table><thead><tr><th>a</th>',
    );
  });

  test('has tables under one heading with different names', () => {
    const table = '| a |\n|---|\n| 1 |\n\n';
    const { html } = rendered(`# One\n\n${table}text\n\n${table}## Two\n\n${table}`);
    expect([...html.matchAll(/aria-label="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'One: table',
      'One: table 2',
      'Two: table',
    ]);
  });
});
