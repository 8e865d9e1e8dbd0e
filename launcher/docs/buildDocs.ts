import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { brokenLinks } from './brokenLinks.ts';
import { isDecision, readDocuments } from './documents.ts';
import { escapeHtml } from './escapeHtml.ts';
import { navigationOf } from './navigation.ts';
import { pageHtml, SEARCH, START, STYLES } from './page.ts';
import { GALLERY } from './readers.ts';
import { renderDocument, type Rendered } from './renderDocument.ts';
import { ENTRIES, SCRIPT, searchContent, searchEntries } from './searchPage.ts';
import { startContent } from './startPage.ts';

const HERE = import.meta.dirname;
const PICTURES = 'docs/pictures';
/** Fewest headings for a table of contents. */
const FEWEST_CONTENTS = 4;

/** Script for browsers from its TypeScript; not a module, which a page opened from the disk may not load. */
const scriptOf = (file: string) =>
  ts
    .transpileModule(readFileSync(file, 'utf8'), {
      compilerOptions: { target: ts.ScriptTarget.ES2020, module: ts.ModuleKind.ESNext, removeComments: true },
    })
    .outputText.replace(/^export \{\};$/m, '');

/** The HTML, preceded by its second-level headings if there are many. */
function withContents({ html, parts }: Rendered, lang: 'en' | 'ko'): string {
  const chapters = parts.filter(({ depth }) => depth === 2);
  if (chapters.length < FEWEST_CONTENTS) return html;
  const name = lang === 'ko' ? '차례' : 'On this page';
  const links = chapters.map(({ anchor, text }) => `<li><a href="#${anchor}">${escapeHtml(text)}</a></li>`);
  const contents = `<details class="contents"><summary>${name}</summary>\n<ul>\n${links.join('\n')}\n</ul></details>\n`;
  return html.replace('</h1>\n', `</h1>\n${contents}`);
}

/**
 * Writes the documents of a repository as a static site.
 * @param root the repository
 * @param folder emptied first
 * @param buildGallery writes the gallery's files into the given folder; without it the site has no link to a gallery
 * @returns numbers of documents and of decisions among them
 * @throws Error that names each broken link with its page
 */
export async function buildDocs(
  root: string,
  folder: string,
  buildGallery?: (folder: string) => Promise<void>,
): Promise<{ documents: number; decisions: number }> {
  rmSync(folder, { recursive: true, force: true });
  const write = (address: string, text: string) => {
    mkdirSync(dirname(join(folder, address)), { recursive: true });
    writeFileSync(join(folder, address), text);
  };
  const documents = readDocuments(root);
  const hasGallery = buildGallery !== undefined;
  const navigation = (address: string) => navigationOf(address, documents, hasGallery);

  const paths = new Set(documents.map(({ path }) => path));
  // A link without a target stays, for the check to find.
  const isLinked = (path: string) => paths.has(path) || !existsSync(join(root, path));
  const pages = documents.map((document) => ({ document, rendered: renderDocument(document, isLinked) }));
  for (const { document, rendered } of pages) {
    const { address, title, lang } = document;
    const content = withContents(rendered, lang);
    write(address, pageHtml({ address, title, lang, navigation: navigation(address), content }));
  }

  const start = { address: START, title: 'Documents', lang: 'en', navigation: navigation(START) } as const;
  write(START, pageHtml({ ...start, content: startContent(documents, hasGallery) }));
  const search = { address: SEARCH, title: 'Search', lang: 'en', navigation: navigation(SEARCH) } as const;
  write(SEARCH, pageHtml({ ...search, content: searchContent, scripts: [ENTRIES, SCRIPT] }));
  write(ENTRIES, searchEntries(pages));
  write(SCRIPT, scriptOf(join(HERE, 'browser/search.ts')));
  write(STYLES, readFileSync(join(HERE, 'browser/docs.css'), 'utf8'));
  cpSync(join(root, PICTURES), join(folder, PICTURES), { recursive: true });
  await buildGallery?.(join(folder, dirname(GALLERY)));

  const broken = brokenLinks(folder, [dirname(GALLERY)]);
  if (broken.length) throw new Error(`links that lead nowhere:\n${broken.join('\n')}`);
  return { documents: documents.length, decisions: documents.filter(isDecision).length };
}
