/** The stored path of the file that a download URL leads to. */
export const storedPathOf = (downloadUrl: string) => new URLSearchParams(downloadUrl.split('?')[1]).get('path') ?? '';
