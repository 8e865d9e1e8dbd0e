/**
 * What the shell answers itself, the API behind it, and what stands before it: no section can have these paths. Those
 * with a dot in them are none that a section could ask for.
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
];
