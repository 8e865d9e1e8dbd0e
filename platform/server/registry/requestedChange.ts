import { API_NAME } from '@portal/shared/contract/comparison/apiName';
import { SHELL_NAME, type BuildRecord, type ShellBuild } from '@portal/shared/section/registry';
import { isUrl } from './buildRecord.ts';
import { earlierBuild } from './BuildRecords.ts';
import type { Candidate } from './candidates.ts';
import { isHeldBack, withBuild, withCanary, withRollback } from './changes.ts';
import type { Change } from './deploy.ts';
import { withShellBeside } from './generations.ts';
import type { Kind } from './log/ChangeLog.ts';

const isShellBuild = (build: BuildRecord): build is ShellBuild => build.name === SHELL_NAME;

interface HowToChange {
  /** Share of the visitors of a canary; null for all visitors. */
  share: number | null;
  onlyNew: boolean;
  isBeside: boolean;
}

function kindOf({ share, isBeside }: HowToChange, build: BuildRecord): Kind {
  if (isBeside && isShellBuild(build)) return 'beside';
  if (share === null) return 'live';
  return share > 0 ? 'canary' : 'canary ended';
}

/** Change that puts a build live, or tries it. */
export function changeOf({ fileOrUrl, build, gate }: Candidate, how: HowToChange): Change {
  const { share, onlyNew, isBeside } = how;
  return {
    name: build.name,
    kind: kindOf(how, build),
    gate,
    change(before) {
      if (isBeside && isShellBuild(build)) return withShellBeside(before, build);
      if (onlyNew && isHeldBack(before, build)) return null;
      const after = share === null ? withBuild(before, build) : withCanary(before, build, share);
      const isServer = isUrl(fileOrUrl) && build.name !== API_NAME;
      return isServer && share === null ? { ...after, origin: new URL(fileOrUrl).origin } : after;
    },
  };
}

/** Rollback of an entry to its previous build, or to an earlier one of the last fortnight. */
export async function rollbackOf(registry: string, name: string, to?: string): Promise<Change> {
  const build = to === undefined ? undefined : await earlierBuild(registry, { name, id: to });
  return {
    name,
    kind: 'rollback',
    change(before) {
      if (!before) throw new Error(`${name} is not in the registry`);
      return withRollback(before, build);
    },
  };
}
