/** Stored path of the file of a download URL. */
export const storedPathOf = (downloadUrl: string) => new URLSearchParams(downloadUrl.split('?')[1]).get('path') ?? '';
