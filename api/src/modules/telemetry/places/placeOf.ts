import { SHELL } from '@portal/shared/federation/apps';
import type { Builds, SourcePlace } from './Builds.ts';
import { framesOf, type Frame } from './framesOf.ts';

/** What a browser says of an error. */
export interface ReportedError {
  section: string;
  build: string;
  /** Empty where nothing was thrown. */
  stack: string;
}

/** Where an error comes from, as far as the builds here know it; what they do not know is null. */
export interface Place {
  section: string;
  build: string | null;
  owner: string | null;
  source: { file: string; line: number; column: number; function: string | null } | null;
}

type Resolved = Frame & { source: SourcePlace | null };

const isOurs = ({ source }: Resolved) => source !== null && !/(^|\/)(node_modules|webpack)\//.test(source.file);

/**
 * The name of the function that a line of the stack is in: its caller names it at the place of the call. Without one,
 * what the build calls it, unless that is a letter or two.
 */
function functionOf(frames: readonly Resolved[], index: number): string | null {
  const name = frames[index]?.name.replace(/^.*\./, '') ?? '';
  return frames[index + 1]?.source?.name ?? (name.length > 2 ? name : null);
}

/**
 * Finds whose error it is, and where. It is the section's whose code stands uppermost in the stack, also where it had
 * the shell do what failed; without any it is the one's that the browser names.
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
