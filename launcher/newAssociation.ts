import { copyRepository } from './newAssociation/copyRepository.ts';
import { parseOptions } from './newAssociation/options.ts';
import { replacementsFor } from './newAssociation/replacements.ts';
import { log } from './output.ts';
import { ROOT } from './root.ts';

/**
 * Copies this repository for another association (docs/another-association.md). A run-time theme is not needed, because
 * one portal serves one association. Pages and texts stay with the sections that show them.
 */

try {
  const options = parseOptions(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
  const pictures = copyRepository(ROOT, options.folder, replacementsFor(options));
  log(options.word, `made in ${options.folder}; docs/another-association.md says what is next`);
  for (const picture of pictures) log(options.word, `still a picture or print of this association: ${picture}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
