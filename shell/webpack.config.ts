import { fileURLToPath } from 'node:url';
import { shellConfig } from '@portal/platform/build/shellConfig';
import { ASKED_CALLS } from './server/discovery/askedCalls.ts';

const SHARED_MODULES = fileURLToPath(import.meta.resolve('@portal/platform/sections/loading/sharedModules'));

export default shellConfig(import.meta.dirname, ASKED_CALLS, SHARED_MODULES);
