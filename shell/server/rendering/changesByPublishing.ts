import { PUBLISHED_CALLS } from '@portal/shared/contract/publishedCalls';
import type { Outcome } from '../../src/rendering/job.ts';

const PUBLISHED_PATHS = new Set<unknown>(PUBLISHED_CALLS.map(({ path }) => path));

/** Whether a page is made of nothing but what is published: not of calls that this build does not know either. */
export const changesByPublishing = (outcome: Outcome): boolean =>
  outcome.kind === 'rendered' && outcome.rendering.answers.every(([[, path]]) => PUBLISHED_PATHS.has(path));
