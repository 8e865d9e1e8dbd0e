import { serveSection } from '@portal/shared/federation/serve';

await serveSection('mf-manager', import.meta.dirname);
