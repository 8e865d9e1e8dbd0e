import { downloadFile } from '../contract/base/download.ts';

/** URL of a picture. The wire has the path of a stored picture; a full URL of a section's host is returned as it is. */
export const pictureUrl = (path: string): string =>
  /^(https?:|data:|\/)/.test(path) ? path : `/files/${path.replace(/^files\//, '')}`;

/** URL that downloads a stored file under its own name. */
export const downloadUrl = (path: string): string => `${downloadFile.path}?path=${encodeURIComponent(path)}`;
