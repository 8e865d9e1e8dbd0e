import { downloadFile } from '@portal/shared/contract/common';

/** Where the browser gets a stored file from. */
export const fileAddress = (path: string) => `${downloadFile.path}?path=${encodeURIComponent(path)}`;
