import { dirname } from 'node:path';
import { circularEdges, type Edge } from './importGraph.ts';
import { isProduct } from './productFile.ts';

/** The app of a path: its first folder. */
export const appOf = (path: string): string => path.split('/', 1)[0] ?? path;

const isInSource = (file: string) => file.split('/')[1] === 'src';

/** Imports between folders inside an app's `src`, each pair of folders once, without tests and stories. */
export function folderArrows(imports: readonly Edge[]): Edge[] {
  const arrows = imports
    .filter(
      ({ from, to }) => appOf(from) === appOf(to) && [from, to].every((file) => isProduct(file) && isInSource(file)),
    )
    .map(({ from, to }): Edge => ({ from: dirname(from), to: dirname(to) }))
    .filter(({ from, to }) => from !== to);
  return [...new Map(arrows.map((arrow) => [`${arrow.from} ${arrow.to}`, arrow])).values()];
}

const isInParts = (folder: string) => /^[^/]+\/src\/parts\b/.test(folder);

/** Imports into a folder from which another path of imports leads back, and imports that leave a `parts/`. */
export const arrowsBack = (arrows: readonly Edge[]): Edge[] => {
  const circular = new Set(circularEdges(arrows));
  return arrows.filter((arrow) => circular.has(arrow) || (isInParts(arrow.from) && !isInParts(arrow.to)));
};

const segments = (folder: string) => folder.split('/');
/** App and `src`. */
const MIN_DEPTH = 3;

/** Import cycles between whole folders, at any depth. */
export function circlesOfWholeFolders(arrows: readonly Edge[]): Edge[] {
  const depths = Math.max(MIN_DEPTH, ...arrows.flatMap(({ from, to }) => [segments(from).length, segments(to).length]));
  const circles: Edge[] = [];
  for (let depth = MIN_DEPTH; depth <= depths; depth += 1) {
    const cut = (folder: string) => segments(folder).slice(0, depth).join('/');
    const whole = arrows
      .filter(({ from, to }) => segments(from).length >= depth && segments(to).length >= depth)
      .map(({ from, to }): Edge => ({ from: cut(from), to: cut(to) }))
      .filter(({ from, to }) => from !== to);
    circles.push(...circularEdges([...new Map(whole.map((edge) => [`${edge.from} ${edge.to}`, edge])).values()]));
  }
  return circles;
}
