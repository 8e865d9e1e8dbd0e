import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { refundAccountRules } from '@portal/shared/rules';

const schema = v.object(refundAccountRules);

/**
 * Form of a bank account, which is not stored in the browser.
 * @param isNeeded false if the money is refunded to the payment method: no account is required then.
 */
export const useAccountForm = ({ isNeeded = true } = {}) =>
  useForm({
    ...(isNeeded && { resolver: valibotResolver(schema) }),
    defaultValues: { accountName: '', bank: '', account: '' },
    // The summary above the fields takes the focus.
    shouldFocusError: false,
  });

export type AccountForm = ReturnType<typeof useAccountForm>;
