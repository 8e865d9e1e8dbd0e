import { globSync } from 'node:fs';

const FIRST = ['README.md', 'README.ko.md', 'CONTRIBUTING.md', 'SECURITY.md'];

export const isDecision = (path: string): boolean => /^(docs|platform)\/decisions\/(\w+\/)?\d/.test(path);

/** Paths of all documents of a repository. */
export const documentsIn = (root: string): string[] => [
  ...FIRST,
  ...globSync(['docs/**/*.md', 'platform/{*,decisions/*}.md'], { cwd: root }).sort(),
];
