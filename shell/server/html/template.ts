import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Template that a build of the shell has written, to be completed by the server. */
export interface Template {
  text: string;
  /** Texts of its style elements. */
  styles: readonly string[];
}

/** Earlier builds give elements a nonce, which documents no longer have. */
const NONCE = / nonce="\{\{nonce\}\}"/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** Parses a built template. */
function templateOf(built: string): Template {
  const text = built.replace(NONCE, '');
  return { text, styles: [...text.matchAll(STYLE)].map(([, style = '']) => style) };
}

/** Returns a function that reads a template of the shell's builds, cached until the file changes. */
export function readTemplates(dist: string): (file: string) => Template {
  const templates = new Map<string, { template: Template; changedAt: number }>();
  return (file) => {
    const path = join(dist, file);
    const changedAt = statSync(path).mtimeMs;
    const known = templates.get(file);
    if (known?.changedAt === changedAt) return known.template;
    const template = templateOf(readFileSync(path, 'utf8'));
    templates.set(file, { template, changedAt });
    return template;
  };
}
