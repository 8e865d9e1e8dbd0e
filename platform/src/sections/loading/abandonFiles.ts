/**
 * Abandons the pending scripts and stylesheets of a build. Webpack's runtime never abandons a stylesheet, and a script
 * only after a timeout of its own; until then it reuses the pending request, so that another attempt could not succeed.
 */
export function abandonFiles(base: string): void {
  const prefix = new URL(base, location.href).href;
  // A script is removed after it has run, and a loaded stylesheet has a sheet.
  const pending = [
    ...[...document.querySelectorAll<HTMLScriptElement>('script[src]')].filter(({ src }) => src.startsWith(prefix)),
    ...[...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(
      ({ href, sheet }) => sheet === null && href.startsWith(prefix),
    ),
  ];
  for (const element of pending) {
    element.dispatchEvent(new Event('error'));
    element.remove();
  }
}
