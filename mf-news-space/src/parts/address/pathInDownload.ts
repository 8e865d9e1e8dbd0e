/** The stored path that a download address asks for. */
export const pathInDownload = (href: string) => new URLSearchParams(href.split('?')[1]).get('path') ?? '';
