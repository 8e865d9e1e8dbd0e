import { stopOnSignal } from '@portal/shared/federation/stopOnSignal';
import { shellServer } from './server.ts';
import { readSettings } from './settings.ts';

const settings = readSettings();
const server = await shellServer(settings);
stopOnSignal(() => server.close());
await server.listen({ port: settings.port, host: settings.host });
