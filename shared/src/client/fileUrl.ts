import { downloadFile } from '../contract/base/download.ts';

/** The URL of a picture. The wire has a stored picture's path; a full URL of another site is kept. */
export const pictureUrl = (path: string): string =>
  /^(https?:|data:|\/)/.test(path) ? path : `/files/${path.replace(/^files\//, '')}`;

/** The URL that downloads a stored file under its own name. */
export const downloadUrl = (path: string): string => `${downloadFile.path}?path=${encodeURIComponent(path)}`;
