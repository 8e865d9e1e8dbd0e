import { createHash } from 'node:crypto';

/** A service of a third party that has a page at the services' own origin. */
export interface ServicePage {
  /** Written into the page with the URL: see there. */
  embed: (service: string) => void;
  /** URL of the service's script. */
  service: string;
  title: string;
  /** Origins that its scripts come from, that it frames, and that it asks, besides that of the URL. */
  scripts: readonly string[];
  frames: readonly string[];
  asks: readonly string[];
}

const sources = (...origins: string[]) => [...new Set(origins)].join(' ') || "'none'";

/** The page of a service, and the policy that lets nothing but the service run in it. */
export function servicePage({ embed, service, title, scripts, frames, asks }: ServicePage) {
  const script = `(${embed.toString()})(${JSON.stringify(service)})`;
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
      html, body { height: 100%; margin: 0; }
    </style>
  </head>
  <body>
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
      "form-action 'none'",
    ].join('; '),
  };
}
