/** Canonical URL of the current page, without filters and referrers. The shell maintains it in the head. */
export const pageAddress = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
