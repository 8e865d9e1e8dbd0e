import { serveSection } from '@portal/shared/federation/serve';

await serveSection(import.meta.dirname);
