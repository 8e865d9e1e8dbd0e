import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns a function that gives a template of the shell's builds; a file that has changed is read again. */
export function readTemplates(dist: string): (file: string) => string {
  const templates = new Map<string, { text: string; changedAt: number }>();
  return (file) => {
    const path = join(dist, file);
    const changedAt = statSync(path).mtimeMs;
    const known = templates.get(file);
    if (known?.changedAt === changedAt) return known.text;
    const text = readFileSync(path, 'utf8');
    templates.set(file, { text, changedAt });
    return text;
  };
}
