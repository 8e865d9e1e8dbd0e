import { downloadFile } from '../contract/common.ts';

/** Where a stored picture is shown from. The wire gives its path; some pictures come whole, from elsewhere. */
export const pictureUrl = (path: string): string =>
  /^(https?:|data:|\/)/.test(path) ? path : `/files/${path.replace(/^files\//, '')}`;

/** Where a stored file is downloaded from, under its own name. */
export const downloadUrl = (path: string): string => `${downloadFile.path}?path=${encodeURIComponent(path)}`;
