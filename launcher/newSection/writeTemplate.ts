import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { ROOT } from '../root.ts';

const SUFFIX = '.template';

const fill = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`the template names {{${name}}}, which has no value`);
    return value;
  });

/**
 * Writes every file of a template folder, with the values of `{{name}}`, formatted like everything here. Existing files
 * are replaced.
 */
export async function writeTemplate(
  template: string,
  destination: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const style = JSON.parse(readFileSync(join(ROOT, '.oxfmtrc.json'), 'utf8')) as FormatConfig;
  for (const file of globSync(`**/{*,.*}${SUFFIX}`, { cwd: template })) {
    const target = join(destination, file.slice(0, -SUFFIX.length));
    const text = fill(readFileSync(join(template, file), 'utf8'), values);
    const isFormatted = /\.(tsx?|json|css)$/.test(target);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, isFormatted ? (await format(target, text, style)).code : text);
  }
}
