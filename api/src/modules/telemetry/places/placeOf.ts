import { SHELL } from '@portal/shared/federation/apps';
import type { Builds, SourcePlace } from './Builds.ts';
import { framesOf, type Frame } from './framesOf.ts';

/** Error as reported by a browser. */
export interface ReportedError {
  section: string;
  build: string;
  /** Empty if nothing was thrown. */
  stack: string;
}

/** Source of an error; fields that the builds do not determine are null. */
export interface Place {
  section: string;
  build: string | null;
  owner: string | null;
  source: { file: string; line: number; column: number; function: string | null } | null;
}

type Resolved = Frame & { source: SourcePlace | null };

const isOurs = ({ source }: Resolved) => source !== null && !/(^|\/)(node_modules|webpack)\//.test(source.file);

/**
 * Name of the function that contains a frame: the frame of its caller names it. Without one, its name in the build,
 * unless that has only one or two letters.
 */
function functionOf(frames: readonly Resolved[], index: number): string | null {
  const name = frames[index]?.name.replace(/^.*\./, '') ?? '';
  return frames[index + 1]?.source?.name ?? (name.length > 2 ? name : null);
}

/**
 * Finds the section responsible for an error, and the position. Responsible is the topmost section in the stack, even
 * if the failing code is the shell's; without one, the section that the browser reports.
 */
export async function placeOf({ section, build, stack }: ReportedError, builds: Builds): Promise<Place> {
  const read = framesOf(stack, section);
  const app = read.find((frame) => frame.app !== SHELL.name)?.app ?? section;
  const frames = await Promise.all(read.map(async (frame) => ({ ...frame, source: await builds.sourceOf(frame) })));
  const own = frames.findIndex((frame) => frame.app === app && isOurs(frame));
  const index = own >= 0 ? own : frames.findIndex(isOurs);
  const source = frames[index]?.source;
  return {
    section: app,
    build: (await builds.has(app, build)) ? build : null,
    owner: await builds.ownerOf(app),
    source: source
      ? { file: source.file, line: source.line, column: source.column, function: functionOf(frames, index) }
      : null,
  };
}
