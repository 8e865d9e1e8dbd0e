import { shellConfig } from '@portal/shared/federation';
import { ASKED_CALLS } from './server/discovery/askedCalls.ts';

export default shellConfig(import.meta.dirname, ASKED_CALLS);
