import { join } from 'node:path';
import { rendererServer } from '@portal/platform/server/rendering/rendererServer';
import { API, hostOf, originOf } from '@portal/shared/federation/apps';
import { stopOnSignal } from '@portal/shared/federation/stopOnSignal';
import { renderingMegabytesOf } from './settings.ts';

// Renders pages for the shell's server in a process of its own; `RENDERER_URL` of the shell has its address.

const DEFAULT_PORT = 3090;

const environment = process.env;
const server = rendererServer({
  dist: join(import.meta.dirname, '../dist'),
  apiOrigin: originOf(API),
  renderingMegabytes: renderingMegabytesOf(environment),
  logLevel: environment['LOG_LEVEL'] ?? 'warn',
});
stopOnSignal(() => server.close());
await server.listen({
  port: Number(environment['PORT_RENDERER'] || DEFAULT_PORT),
  host: hostOf(environment),
});
