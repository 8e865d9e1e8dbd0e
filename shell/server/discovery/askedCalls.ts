import { fetchNewsList, getListBoxAsctn, getListBoxNotice } from '@portal/shared/contract/news';
import { listPublished, type awaitPublished } from '@portal/shared/contract/published';

/**
 * API calls made by this server itself: it is deployed together with the shell's build, which declares these calls too.
 */
export const ASKED_CALLS = { fetchNewsList, getListBoxAsctn, getListBoxNotice, listPublished };

/** `awaitPublished` is not among the calls that the build requires: without it, pages expire by age alone. */
export type AskedCall = (typeof ASKED_CALLS)[keyof typeof ASKED_CALLS] | typeof awaitPublished;
