import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * `resolve.alias` for a production build: react-router's own `exports` always lead to its development build.
 * @param folder of the workspace that depends on react-router-dom.
 */
export function productionRouter(folder: string): Record<string, string> {
  const routerDom = createRequire(join(folder, 'package.json')).resolve('react-router-dom');
  const built = join(dirname(createRequire(routerDom).resolve('react-router/package.json')), 'dist/production');
  return { 'react-router$': join(built, 'index.mjs'), 'react-router/dom$': join(built, 'dom-export.mjs') };
}
