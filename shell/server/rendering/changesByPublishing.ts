import { PUBLISHED_CALLS } from '@portal/shared/contract/publishedCalls';
import type { Outcome } from '../../src/rendering/job.ts';

const PUBLISHED_PATHS = new Set<unknown>(PUBLISHED_CALLS.map(({ path }) => path));

/** True if a page depends on published content alone: all its API calls are known to be of that kind. */
export const changesByPublishing = (outcome: Outcome): boolean =>
  outcome.kind === 'rendered' && outcome.rendering.answers.every(([[, path]]) => PUBLISHED_PATHS.has(path));
