import * as v from 'valibot';
import { CODES, type Call, type Envelope } from '@portal/shared/contract';
import { KeptWrites, type BusinessError, type HttpError } from './errors.ts';

/** Stage 7: answers only what the call's schema declares, whatever else the handler returned. */
export function present(call: Call, answer: unknown): Envelope<unknown> {
  if (answer instanceof KeptWrites) return envelopeOfBusinessError(answer.error);
  return { ...CODES.SUCCESS, entity: v.parse(call.entity as v.GenericSchema, answer) };
}

export const envelopeOfBusinessError = ({ codeName, entity }: BusinessError): Envelope<unknown> => ({
  ...CODES[codeName],
  entity,
});

export const envelopeOfHttpError = ({ codeName, entity }: HttpError): Envelope<unknown> => ({
  ...CODES[codeName],
  entity,
});
