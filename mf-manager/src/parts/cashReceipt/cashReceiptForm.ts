import * as v from 'valibot';
import { CASH_RECEIPT_TYPE_NAMES, type CashReceiptForm } from '@portal/shared/contract/cashReceipt';
import { cashReceiptNumberRules } from '@portal/shared/rules';

/** The fields of a form that asks for a cash receipt; what a business is known by is asked of a business alone. */
export const cashReceiptFields = {
  receiptType: v.string(),
  personNumber: v.string(),
  businessNumber: v.string(),
};
export type CashReceiptValues = v.InferOutput<v.ObjectSchema<typeof cashReceiptFields, undefined>>;

/** The choice of none. */
export const NO_RECEIPT = 'NONE';

const FIELDS = { INCOME: 'personNumber', EXPENSE: 'businessNumber' } as const;
const isType = (word: string): word is keyof typeof FIELDS => Object.hasOwn(CASH_RECEIPT_TYPE_NAMES, word);

/** Checks the number by the type that was chosen. */
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

/** What is sent; undefined where none is asked for. */
export function cashReceiptOf(values: CashReceiptValues): CashReceiptForm | undefined {
  const { receiptType: type } = values;
  return isType(type) ? { type, number: values[FIELDS[type]] } : undefined;
}

/** The field of the number that the API found wrong. */
export const cashReceiptFieldOf =
  (values: () => CashReceiptValues) =>
  (path: string): string => {
    const { receiptType: type } = values();
    return path === 'cashReceipt.number' && isType(type) ? FIELDS[type] : path;
  };
