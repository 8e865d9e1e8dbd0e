import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { digitsOf } from '@portal/shared/rules';
import { useSessionUser } from '@portal/shared/session';
import { cashReceiptFields, checkCashReceipt } from './cashReceiptForm.ts';

const schema = v.pipe(v.object(cashReceiptFields), checkCashReceipt());

/**
 * A form for a cash receipt alone, with the member's own phone in it. `shouldFocusError`: where nothing else leads to
 * the field that is wrong.
 */
export function useCashReceiptForm(receiptType: string, { shouldFocusError = false } = {}) {
  const user = useSessionUser();
  return useForm({
    resolver: valibotResolver(schema),
    defaultValues: { receiptType, personNumber: digitsOf(user?.userPhone ?? ''), businessNumber: '' },
    shouldFocusError,
  });
}
