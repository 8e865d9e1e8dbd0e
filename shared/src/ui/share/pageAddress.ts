/**
 * The absolute address under which the page on the screen is to be found and given to others: without what filters it
 * or says where the visitor came from. The shell keeps it in the head.
 */
export const pageAddress = (): string =>
  document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
