import type { HandlerTable } from '../../pipeline/handler.ts';
import { educationCode } from './codes/educationCodes.ts';
import { findAddresses } from './services/findAddresses.ts';
import { findLicences } from './services/findLicences.ts';

/** Code lists, and look-ups at outside services, under `/api/common`. */
export const lookupHandlers = {
  educationCode,
  licence: findLicences,
  address: findAddresses,
} satisfies Partial<HandlerTable>;
