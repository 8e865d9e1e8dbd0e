import { GROUP_INVITATION_PATH } from '@portal/shared/section/groupPaths';
import { isWithin } from '@portal/shared/section/isWithin';
import { PATHS } from '@portal/shared/section/paths';

/** Paths whose pages must not be indexed: the office, login and joining, and links for one person. */
export const UNLISTED_PATHS = [PATHS.office, '/sign', GROUP_INVITATION_PATH] as const;

/** Checks whether search engines are asked not to index a page, even a public one. */
export const isUnlisted = (path: string): boolean => UNLISTED_PATHS.some((prefix) => isWithin(path, prefix));
