import { serveSection } from '@portal/shared/federation/serve';

await serveSection('mf-about', import.meta.dirname);
