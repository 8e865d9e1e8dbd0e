import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What a build of the shell has written for the server to complete. */
export interface Template {
  text: string;
  /** The texts of the style elements in it. */
  styles: readonly string[];
}

/** Builds of before give elements a nonce, which documents have no more. */
const NONCE = / nonce="\{\{nonce\}\}"/g;
const STYLE = /<style>([\s\S]*?)<\/style>/g;

/** A template as it was built. */
function templateOf(built: string): Template {
  const text = built.replace(NONCE, '');
  return { text, styles: [...text.matchAll(STYLE)].map(([, style = '']) => style) };
}

/** Returns a function that gives a template of the shell's builds; a file that has changed is read again. */
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
