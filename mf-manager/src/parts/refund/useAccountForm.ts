import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { refundAccountRules } from '@portal/shared/rules';

const schema = v.object(refundAccountRules);

/**
 * The form of a bank account; it is stored nowhere in the browser.
 * @param isNeeded false where the money goes back the way it came: nothing is asked for then.
 */
export const useAccountForm = ({ isNeeded = true } = {}) =>
  useForm({
    ...(isNeeded && { resolver: valibotResolver(schema) }),
    defaultValues: { accountName: '', bank: '', account: '' },
    // The summary above the fields takes the focus.
    shouldFocusError: false,
  });

export type AccountForm = ReturnType<typeof useAccountForm>;
