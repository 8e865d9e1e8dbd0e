import { RENDERING_MEGABYTES } from '@portal/platform/server/rendering/RenderingProcesses';
import type { ShellFolder } from '@portal/platform/server/testing/shellFolder';
import type { Settings } from '../settings.ts';

/** Settings of a server over the folder of a test file. */
export const settingsIn = (folder: ShellFolder, changes: Partial<Settings> = {}): Settings => ({
  ...folder.places,
  port: 0,
  host: '127.0.0.1',
  metricsPort: null,
  judgeOrigin: null,
  production: false,
  sections: [],
  apiOrigin: 'http://127.0.0.1:9',
  givenOrigins: {},
  originOfSections: null,
  localOrigins: {},
  portalOrigin: 'https://portal.example',
  postcodeOrigin: null,
  postcodeService: 'https://service.example/postcode.js',
  mapKey: null,
  mapService: 'https://service.example/map.js',
  identity: null,
  identityService: 'https://service.example/identity.js',
  renderedByBrowsers: [],
  rendererUrl: null,
  // A process starts slowly on a busy machine.
  pageTimeoutMs: 10_000,
  renderingMegabytes: RENDERING_MEGABYTES,
  previewKey: null,
  endsCanaries: true,
  hasOfflinePage: true,
  logLevel: 'silent',
  traces: { url: null, share: 0 },
  ...changes,
});
