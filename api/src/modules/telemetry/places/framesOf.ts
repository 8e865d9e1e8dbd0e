import { SHELL } from '@portal/shared/federation/apps';

/** Line of a stack: a position in a file of a build, as browsers report it. */
export interface Frame {
  app: string;
  /** Path in the folder of the app's builds. */
  file: string;
  /** Line and column count from 1. */
  line: number;
  column: number;
  /** Name of the function in the minified code; empty if it has none. */
  name: string;
}

/** `at name (url:1:2)` of Chromium and of React, `name@url:1:2` of Firefox and Safari. */
const LINE = /^\s*(?:at )?(?:async )?(?:([^\s(@]*)[^(@]*[(@])?(https?:\/\/[^\s()]+):(\d+):(\d+)\)?$/;

/** Further frames of the portal's own stacks have never been of use. */
const MAX_FRAMES = 30;

const FILE = /^(?:assets\/)?[\w.~-]+\.js$/;

/** App and file of a URL. @param section app of files at an unknown path */
function fileAt(url: string, section: string): Pick<Frame, 'app' | 'file'> {
  const path = url.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
  const [, app, file] = /^\/remotes\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (app && file) return { app, file };
  if (path.startsWith('/assets/')) return { app: SHELL.name, file: path.slice(1) };
  return { app: section, file: path.slice(path.lastIndexOf('/') + 1) };
}

/** Frames of a stack that name scripts in the folder of an app's builds or in its `assets`. */
export const framesOf = (stack: string, section: string): Frame[] =>
  stack
    .split('\n')
    .flatMap((text) => {
      const [, name = '', url = '', line, column] = LINE.exec(text) ?? [];
      const frame = { ...fileAt(url, section), line: Number(line), column: Number(column), name };
      return FILE.test(frame.file) ? [frame] : [];
    })
    .slice(0, MAX_FRAMES);
