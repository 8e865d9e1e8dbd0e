import '@portal/shared/ui/base.css';
import { nextTask } from './bootstrap/nextTask.ts';
import { orStayReadable } from './bootstrap/servedPage.ts';
import { bringTypeface } from './typeface/bringTypeface.ts';

/**
 * Starts the portal, with each part of the bundle in a task of its own: evaluated at once they would block a phone for
 * half a second. None of them is a separate file.
 */
async function begin(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@portal/shared/router');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@portal/shared/client');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './bootstrap/main.tsx');
  await nextTask();
  await start();
}

// Browsers without it are not supported (decision 0139): the page stays as the server has sent it.
if ('hasOwn' in Object)
  void orStayReadable(begin()).then(() => bringTypeface(() => import('./typeface/showTypeface.ts')));
