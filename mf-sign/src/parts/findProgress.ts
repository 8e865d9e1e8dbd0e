import * as v from 'valibot';
import { storedState } from '@portal/shared/form';

/** What was typed to find an account, kept for as long as the tab lives. Never a password. */
export const findProgress = storedState(
  'find-account',
  v.object({
    userId: v.string(),
    name: v.string(),
    userPhone: v.string(),
    /** Whether the API has found this id with this verified phone, so that a new password may be set. */
    matched: v.boolean(),
  }),
  { userId: '', name: '', userPhone: '', matched: false },
);
