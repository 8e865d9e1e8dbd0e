import { serveSection } from '@portal/shared/federation/serve';

await serveSection('mf-sign', import.meta.dirname);
