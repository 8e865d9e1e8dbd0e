import * as v from 'valibot';
import { CASH_RECEIPT_TYPE_NAMES, type CashReceiptForm } from '@portal/shared/contract/cashReceipt';
import { cashReceiptNumberRules } from '@portal/shared/rules';

/** Form fields of a cash receipt; the business number is required for a business only. */
export const cashReceiptFields = {
  receiptType: v.string(),
  personNumber: v.string(),
  businessNumber: v.string(),
};
export type CashReceiptValues = v.InferOutput<v.ObjectSchema<typeof cashReceiptFields, undefined>>;

/** Choice of no receipt. */
export const NO_RECEIPT = 'NONE';

const FIELDS = { INCOME: 'personNumber', EXPENSE: 'businessNumber' } as const;
const isType = (word: string): word is keyof typeof FIELDS => Object.hasOwn(CASH_RECEIPT_TYPE_NAMES, word);

/** Validates the number by the chosen type. */
export const checkCashReceipt = <Values extends CashReceiptValues>() =>
  v.rawCheck<Values>(({ dataset, addIssue }) => {
    if (!dataset.typed || !isType(dataset.value.receiptType)) return;
    const { value } = dataset;
    const key = FIELDS[dataset.value.receiptType];
    const { issues } = v.safeParse(cashReceiptNumberRules[dataset.value.receiptType], value[key]);
    if (!issues) return;
    const input: Record<string, unknown> = { ...value };
    addIssue({
      message: issues[0].message,
      path: [{ type: 'object', origin: 'value', input, key, value: value[key] }],
    });
  });

/** Receipt to be sent; undefined if none was chosen. */
export function cashReceiptOf(values: CashReceiptValues): CashReceiptForm | undefined {
  const { receiptType: type } = values;
  return isType(type) ? { type, number: values[FIELDS[type]] } : undefined;
}

/** Field of the number that the API rejected. */
export const cashReceiptFieldOf =
  (values: () => CashReceiptValues) =>
  (path: string): string => {
    const { receiptType: type } = values();
    return path === 'cashReceipt.number' && isType(type) ? FIELDS[type] : path;
  };
