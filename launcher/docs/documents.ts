import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A document of the repository. */
export interface Document {
  /** Path in the repository: `docs/operating.md`. */
  path: string;
  /** Path in the site: `docs/operating.html`. */
  address: string;
  title: string;
  lang: 'en' | 'ko';
  text: string;
}

const FIRST = ['README.md', 'README.ko.md', 'CONTRIBUTING.md', 'SECURITY.md'];
const DECISIONS = 'docs/decisions/';

export const isDecision = ({ path }: Pick<Document, 'path'>): boolean => /^docs\/decisions\/(\w+\/)?\d/.test(path);

const titleOf = (path: string, text: string) => {
  const title = /^# (.+)$/m.exec(text)?.[1];
  if (!title) throw new Error(`${path} has no title: a line that begins with "# "`);
  return title;
};

/** All documents of a repository, decisions last. */
export function readDocuments(root: string): Document[] {
  const others = globSync('docs/**/*.md', { cwd: root }).sort();
  const rank = (path: string) => Number(path.startsWith(DECISIONS));
  return [...FIRST, ...others.sort((one, other) => rank(one) - rank(other))].map((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    return {
      path,
      address: path.replace(/\.md$/, '.html'),
      title: titleOf(path, text),
      lang: path.endsWith('.ko.md') ? 'ko' : 'en',
      text,
    };
  });
}
