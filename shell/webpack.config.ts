import { shellConfig } from '@portal/shared/federation';

export default shellConfig(import.meta.dirname);
