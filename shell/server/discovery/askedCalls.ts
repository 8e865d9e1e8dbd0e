import { fetchNewsList, getListBoxAsctn, getListBoxNotice } from '@portal/shared/contract/news';
import { listPublished, type awaitPublished } from '@portal/shared/contract/published';

/** What this server asks the API for itself: it is deployed with the shell's build, whose calls these are too. */
export const ASKED_CALLS = { fetchNewsList, getListBoxAsctn, getListBoxNotice, listPublished };

/** `awaitPublished` is no call that the build needs: pages go on without an answer. */
export type AskedCall = (typeof ASKED_CALLS)[keyof typeof ASKED_CALLS] | typeof awaitPublished;
