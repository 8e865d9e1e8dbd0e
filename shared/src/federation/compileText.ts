import { readVersions } from '../texts/readStandingText.ts';
import { textInForce } from '../texts/textInForce.ts';

/**
 * A text as the module that a browser loads, without what reads Markdown: the version that is in force now, and those
 * whose day comes while a build lives.
 */
export function compileText(name: string, folder: string, now: Date): string {
  const versions = readVersions(name, folder);
  const { effective } = textInForce(versions, now);
  const [current, ...later] = versions.slice(versions.findIndex((version) => version.effective === effective));
  if (later.length === 0) return `export default ${JSON.stringify(current)};\n`;
  const known = JSON.stringify([current, ...later]);
  return `import { textInForce } from './textInForce.js';\nexport default textInForce(${known}, new Date());\n`;
}
