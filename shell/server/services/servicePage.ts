import { createHash } from 'node:crypto';

/** A third-party service with a page at the services' own origin. */
export interface ServicePage {
  /** Its source is written into the page, with the URL and the details as arguments. */
  embed: (service: string, ...details: string[]) => void;
  /** URL of the service's script. */
  service: string;
  details?: readonly string[];
  title: string;
  /** Body and styles of the page before the service has loaded. */
  body?: string;
  styles?: string;
  /** Further origins of its scripts, frames and requests, in addition to that of the URL. */
  scripts: readonly string[];
  frames: readonly string[];
  asks: readonly string[];
  /** Targets of its forms. A page that sends forms is opened as a page of its own, never framed. */
  forms?: readonly string[];
}

const sources = (...origins: string[]) => [...new Set(origins)].join(' ') || "'none'";

/** Page of a service, with a policy that allows only the service. */
export function servicePage(page: ServicePage) {
  const { embed, service, details = [], title, body = '', styles = '', scripts, frames, asks, forms } = page;
  const script = `(${embed.toString()})(${[service, ...details].map((word) => JSON.stringify(word)).join(', ')})`;
  const hash = createHash('sha256').update(script).digest('base64');
  const { origin } = new URL(service);
  return {
    html: `<!doctype html>
<html lang="ko">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <style>
      html, body { height: 100%; margin: 0; }${styles}
    </style>
  </head>
  <body>
    ${body}
    <script>${script}</script>
  </body>
</html>
`,
    policy: [
      "default-src 'none'",
      `script-src ${sources(`'sha256-${hash}'`, ...scripts, origin)}`,
      "style-src 'unsafe-inline'",
      'img-src https: data:',
      `connect-src ${sources(...asks)}`,
      `frame-src ${sources(...frames)}`,
      "base-uri 'none'",
      `form-action ${sources(...(forms ?? []))}`,
      ...(forms ? ["frame-ancestors 'none'"] : []),
    ].join('; '),
  };
}
