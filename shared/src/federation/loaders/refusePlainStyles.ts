import { basename } from 'node:path';

interface LoaderContext {
  resourcePath: string;
}

/** Fails the build: a plain stylesheet would affect every other section on the page. */
export default function refusePlainStyles(this: LoaderContext): never {
  const name = basename(this.resourcePath, '.css');
  throw new Error(`${name}.css would style the whole portal. Write ${name}.module.css, whose classes are its own.`);
}
