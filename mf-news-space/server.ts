import { serveSection } from '@portal/shared/federation/serve';

await serveSection('mf-news-space', import.meta.dirname);
