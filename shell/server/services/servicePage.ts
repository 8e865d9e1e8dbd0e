import { createHash } from 'node:crypto';

/** A service of a third party that has a page at the services' own origin. */
export interface ServicePage {
  /** Written into the page with the URL and the details: see there. */
  embed: (service: string, ...details: string[]) => void;
  /** URL of the service's script. */
  service: string;
  details?: readonly string[];
  title: string;
  /** What stands in the page before the service does, and how it looks. */
  body?: string;
  styles?: string;
  /** Origins that its scripts come from, that it frames, and that it asks, besides that of the URL. */
  scripts: readonly string[];
  frames: readonly string[];
  asks: readonly string[];
  /** Where its forms go; a page that sends forms is opened by itself, in nobody's frame. */
  forms?: readonly string[];
}

const sources = (...origins: string[]) => [...new Set(origins)].join(' ') || "'none'";

/** The page of a service, and the policy that lets nothing but the service run in it. */
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
