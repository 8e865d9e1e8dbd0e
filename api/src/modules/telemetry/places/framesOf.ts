import { SHELL } from '@portal/shared/federation/apps';

/** A line of a stack: a place in a file of a build, as browsers know it. */
export interface Frame {
  app: string;
  /** In the folder of the app's builds. */
  file: string;
  /** Both from 1. */
  line: number;
  column: number;
  /** The function's name in the minified code; empty where it has none. */
  name: string;
}

/** `at name (url:1:2)` of Chromium and of React, `name@url:1:2` of Firefox and Safari. */
const LINE = /^\s*(?:at )?(?:async )?(?:([^\s(@]*)[^(@]*[(@])?(https?:\/\/[^\s()]+):(\d+):(\d+)\)?$/;

/** More than this a stack of ours is never of use. */
const MAX_FRAMES = 30;

const FILE = /^(?:assets\/)?[\w.~-]+\.js$/;

/** Where a URL's file lies. @param section whose files come from wherever it is not known */
function fileAt(url: string, section: string): Pick<Frame, 'app' | 'file'> {
  const path = url.replace(/^https?:\/\/[^/]+/, '').replace(/[?#].*$/, '');
  const [, app, file] = /^\/remotes\/([^/]+)\/(.+)$/.exec(path) ?? [];
  if (app && file) return { app, file };
  if (path.startsWith('/assets/')) return { app: SHELL.name, file: path.slice(1) };
  return { app: section, file: path.slice(path.lastIndexOf('/') + 1) };
}

/** The lines of a stack that name scripts, beside each other in the folder of an app's builds or in `assets`. */
export const framesOf = (stack: string, section: string): Frame[] =>
  stack
    .split('\n')
    .flatMap((text) => {
      const [, name = '', url = '', line, column] = LINE.exec(text) ?? [];
      const frame = { ...fileAt(url, section), line: Number(line), column: Number(column), name };
      return FILE.test(frame.file) ? [frame] : [];
    })
    .slice(0, MAX_FRAMES);
