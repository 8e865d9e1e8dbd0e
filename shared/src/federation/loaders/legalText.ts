import { basename } from 'node:path';
import { compileText } from '../compileText.ts';

interface LoaderContext {
  resourcePath: string;
  /** Folder of the module. */
  context: string;
  addContextDependency(folder: string): void;
}

/** Replaces `privacy.text.ts` and similar by the compiled text, so that the browser needs no Markdown parser. */
export default function legalText(this: LoaderContext): string {
  // A new version is a new file.
  this.addContextDependency(this.context);
  return compileText(basename(this.resourcePath, '.text.ts'), this.context, new Date());
}
