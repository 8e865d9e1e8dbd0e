import { stopOnSignal } from '@portal/shared/federation/stopOnSignal';
import { readSettings } from './settings.ts';
import { shellServer } from './server.ts';

const settings = readSettings();
const server = await shellServer(settings);
stopOnSignal(() => server.close());
await server.listen({ port: settings.port, host: settings.host });
