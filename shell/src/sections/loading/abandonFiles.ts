/**
 * Gives up the scripts and stylesheets of a build that have not arrived. Webpack's runtime gives up a stylesheet never,
 * and a script only after its own time; until then it answers each new request for the file with the old one, so that
 * another attempt could not succeed.
 */
export function abandonFiles(base: string): void {
  const prefix = new URL(base, location.href).href;
  // A script is removed when it has run, and a stylesheet that has arrived has a sheet.
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
