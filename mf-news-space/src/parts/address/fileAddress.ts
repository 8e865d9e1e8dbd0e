/** Where the browser shows a stored picture. */
export const pictureAddress = (path: string) => `/files/${path.replace(/^\/?(files\/)?/, '')}`;

/** Where the browser downloads a stored file under its own name. */
export const downloadAddress = (path: string) => `/api/common/downloadFile?path=${encodeURIComponent(path)}`;

/** The stored path that a download address asks for. */
export const pathInDownload = (href: string) => new URLSearchParams(href.split('?')[1]).get('path') ?? '';
