import { fetchNewsList, getListBoxAsctn, getListBoxNotice } from '@portal/shared/contract/news';
import type { findOldAddress } from '@portal/shared/contract/oldAddress';
import { listPublished, type awaitPublished } from '@portal/shared/contract/published';

/**
 * API calls made by this server itself: it is deployed together with the shell's build, which declares these calls too.
 */
export const ASKED_CALLS = { fetchNewsList, getListBoxAsctn, getListBoxNotice, listPublished };

/**
 * Two calls are not among those that the build requires: without `awaitPublished`, pages expire by age alone; without
 * `findOldAddress`, old addresses lead nowhere.
 */
export type AskedCall = (typeof ASKED_CALLS)[keyof typeof ASKED_CALLS] | typeof awaitPublished | typeof findOldAddress;
