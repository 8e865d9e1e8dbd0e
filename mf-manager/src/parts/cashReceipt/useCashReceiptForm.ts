import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { digitsOf } from '@portal/shared/rules';
import { useSessionUser } from '@portal/shared/session';
import { cashReceiptFields, checkCashReceipt } from './cashReceiptForm.ts';

const schema = v.pipe(v.object(cashReceiptFields), checkCashReceipt());

/**
 * Form for a cash receipt alone, prefilled with the member's phone. `shouldFocusError`: required if nothing else leads
 * to an invalid field.
 */
export function useCashReceiptForm(receiptType: string, { shouldFocusError = false } = {}) {
  const user = useSessionUser();
  return useForm({
    resolver: valibotResolver(schema),
    defaultValues: { receiptType, personNumber: digitsOf(user?.userPhone ?? ''), businessNumber: '' },
    shouldFocusError,
  });
}
