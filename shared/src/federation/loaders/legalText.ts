import { basename, join } from 'node:path';
import { compileText } from '../compileText.ts';

interface LoaderContext {
  resourcePath: string;
  /** Folder of the module. */
  context: string;
  addContextDependency(folder: string): void;
}

/** Replaces `privacy.text.ts` and similar by the compiled text, so that the browser needs no Markdown parser. */
export default function legalText(this: LoaderContext): string {
  const texts = join(this.context, '../../../association/texts');
  // A new version is a new file.
  this.addContextDependency(texts);
  return compileText(basename(this.resourcePath, '.text.ts'), texts, new Date());
}
