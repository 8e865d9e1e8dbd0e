import * as v from 'valibot';
import { storedState } from '@portal/shared/form';

/** Values typed to find an account, stored for the lifetime of the tab. Never a password. */
export const findProgress = storedState(
  'find-account',
  v.object({
    userId: v.string(),
    name: v.string(),
    userPhone: v.string(),
    /** The API has found this id with this verified phone, so a new password may be set. */
    matched: v.boolean(),
  }),
  { userId: '', name: '', userPhone: '', matched: false },
);
