import { GROUP_INVITATION_PATH } from '@portal/shared/section/groupPaths';
import { isWithin } from '@portal/shared/section/isWithin';
import { PATHS } from '@portal/shared/section/paths';

/** Below these no page is to be found: the employees' work, logging in and joining, links that are for one person. */
export const KEPT_OUT = [PATHS.office, '/sign', GROUP_INVITATION_PATH] as const;

/** Whether search engines are asked to leave a page alone, although it may be open to everybody. */
export const isKeptOut = (path: string): boolean => KEPT_OUT.some((prefix) => isWithin(path, prefix));
