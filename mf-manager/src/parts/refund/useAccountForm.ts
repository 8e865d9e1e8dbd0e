import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useDraft } from '@portal/shared/form';
import { refundAccountRules } from '@portal/shared/rules';

const schema = v.object(refundAccountRules);

/**
 * Form of a bank account, and its draft for a dialog that is closed and opened again. The number is not stored in the
 * browser.
 * @param isNeeded false if the money is refunded to the payment method: no account is required then.
 */
export function useAccountForm({ isNeeded = true } = {}) {
  const form = useForm({
    ...(isNeeded && { resolver: valibotResolver(schema) }),
    defaultValues: { accountName: '', bank: '', account: '' },
    // The summary above the fields takes the focus.
    shouldFocusError: false,
  });
  return { form, draft: useDraft('refund-account', form) };
}

export type AccountForm = ReturnType<typeof useAccountForm>['form'];
