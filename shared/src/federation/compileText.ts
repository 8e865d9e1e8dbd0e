import { readVersions } from '../texts/readLegalText.ts';
import { textInForce } from '../texts/textInForce.ts';

/**
 * Compiles a text to a module without a Markdown parser: the version in force now, and those that come into force while
 * the build is in use.
 */
export function compileText(name: string, folder: string, now: Date): string {
  const versions = readVersions(name, folder);
  const { effective } = textInForce(versions, now);
  const [current, ...later] = versions.slice(versions.findIndex((version) => version.effective === effective));
  if (later.length === 0) return `export default ${JSON.stringify(current)};\n`;
  const known = JSON.stringify([current, ...later]);
  return [
    "import { serverNow } from '../time/index.js';",
    "import { textInForce } from './textInForce.js';",
    `export default textInForce(${known}, serverNow());\n`,
  ].join('\n');
}
