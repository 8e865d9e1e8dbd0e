import { PATHS, publicAddress, type VisitorSection } from '@portal/shared/section';

/** Adds the canonical link of the page at a path to the head, if it has one. */
export function writeFoundAddress(sections: readonly VisitorSection[], path: string, search: string): void {
  const pages = sections.flatMap((section) => section.pages);
  const address = path === PATHS.home ? path : publicAddress(pages, path, new URLSearchParams(search));
  if (address === null) return;
  const link = Object.assign(document.createElement('link'), { rel: 'canonical', href: location.origin + address });
  link.dataset['ofPage'] = '';
  document.head.append(link);
}
