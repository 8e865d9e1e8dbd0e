/** Service worker of the shell, which shows the offline page. */
export const SERVICE_WORKER_PATH = '/service-worker.js';
/** Page shown instead of one that could not be requested for want of a connection. */
export const OFFLINE_PAGE_PATH = '/offline.html';
