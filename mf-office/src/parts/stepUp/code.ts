import * as v from 'valibot';
import { NUMBERS } from '@portal/shared/contract';
import { officeProveFactor } from '@portal/shared/contract/office';

/** Form with a code of an authenticator app. */
export const codeForm = v.object({ code: officeProveFactor.input.entries.code });

/** Refusals of a code, which are shown at its field. */
export const CODE_REFUSALS = {
  [NUMBERS.SECOND_FACTOR_WRONG]: 'code',
  [NUMBERS.SECOND_FACTOR_TRIES_EXCEEDED]: 'code',
} as const;
