/**
 * Paths of the shell, the API behind it and the proxy before it, which no section may use. Paths with a dot are
 * excluded anyway.
 */
export const SHELL_PATHS: readonly string[] = [
  '/main',
  '/search',
  '/intro',
  '/api',
  '/assets',
  '/remotes',
  '/files',
  '/smart-user',
  '/rss',
  '/health',
  '/edge-health',
  '/preview',
];
