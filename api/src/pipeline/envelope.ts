import * as v from 'valibot';
import { CODES, type Call, type Envelope } from '@portal/shared/contract';
import { Refused, type Refusal, type TransportError } from './refusal.ts';

/** Stage 7: what a rule answered leaves only as its schema declares it, whatever else stood in the row. */
export function present(call: Call, answer: unknown): Envelope<unknown> {
  if (answer instanceof Refused) return envelopeOfRefusal(answer);
  return { ...CODES.SUCCESS, entity: v.parse(call.entity as v.GenericSchema, answer) };
}

export const envelopeOfRefusal = ({ refusal, entity }: Refusal | Refused): Envelope<unknown> => ({
  ...CODES[refusal],
  entity,
});

export const envelopeOfTransport = ({ transport, entity }: TransportError): Envelope<unknown> => ({
  ...CODES[transport],
  entity,
});
