import type { Outcome } from '../../src/rendering/job.ts';

/** True if a page depends on published content alone: all its API calls are known to be of that kind. */
export const changesByPublishing = (outcome: Outcome, publishedPaths: ReadonlySet<unknown>): boolean =>
  outcome.kind === 'rendered' && outcome.rendering.answers.every(([[, path]]) => publishedPaths.has(path));
