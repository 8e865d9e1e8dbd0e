import { join } from 'node:path';
import { DeployableSection } from '../../e2e/faults/deployableSection.ts';
import { table } from './figures.ts';
import { inKilobytes, sentBytes, sumOf } from './scripts.ts';

/**
 * Five deployments of a section, each with a word of another page changed: files with new names, and kilobytes of code
 * that a visitor who has seen every page loads again:
 *   npm run lab -- deployments [section]
 */

const DEPLOYMENTS = 5;
/** Port of the copy, whose server is not started. */
const NO_PORT = 0;
/** A text between two elements, as pages have it in their first lines. */
const TEXT = />([^<>{}]*[가-힣][^<>{}]*)</;

const [name = 'mf-about'] = process.argv.slice(2);
const section = new DeployableSection(name, NO_PORT, 'PORT_UNUSED');
try {
  /** Scripts and stylesheets of the live build that browsers load, with their sizes. */
  const build = async (label: string) => {
    await section.rebuild();
    const record = section.keepRecord(label);
    const files = Object.keys(section.build(record).integrity);
    return new Map(files.map((file) => [file, sentBytes(join(section.folder, 'dist', file))]));
  };
  const seen = await build('0');
  const rows: string[][] = [];
  for (let number = 1; number <= DEPLOYMENTS; number += 1) {
    let texts = 0;
    section.edit((source) => {
      if (!TEXT.test(source) || (texts += 1) !== number) return source;
      return source.replace(TEXT, (_whole, text: string) => `>${number} ${text}<`);
    });
    const files = await build(String(number));
    const renamed = [...files].filter(([file]) => !seen.has(file));
    for (const [file, bytes] of renamed) seen.set(file, bytes);
    rows.push([
      String(number),
      `${renamed.length} of ${files.size}`,
      inKilobytes(sumOf(renamed.map(([, bytes]) => bytes))),
      inKilobytes(sumOf(files.values())),
    ]);
  }
  console.log(table([['deployment', 'files with new names', 'KB loaded again', 'of KB'], ...rows]));
} finally {
  await section.close();
}
