import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { CallInput } from '@portal/shared/contract';
import type { postMapReceipt, Receipts } from '@portal/shared/contract/manager';
import { newBusinessNameRule, businessNumberRule } from '@portal/shared/rules';

type Receipt = Receipts['receipts'][number];

const BUSINESS_RULES = { businessNumber: businessNumberRule, businessName: newBusinessNameRule };

/** Business data are required for a business only. */
const schema = v.pipe(
  v.object({
    subject: v.string(),
    recipient: v.string(),
    businessNumber: v.string(),
    businessName: v.string(),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.recipient !== 'BUSINESS') return;
    const { value } = dataset;
    for (const key of ['businessNumber', 'businessName'] as const) {
      const { issues } = v.safeParse(BUSINESS_RULES[key], value[key]);
      const path = [{ type: 'object', origin: 'value', input: value, key, value: value[key] }] as const;
      if (issues) addIssue({ message: issues[0].message, path: [...path] });
    }
  }),
);
type Values = v.InferOutput<typeof schema>;

/** Key of a payment or refund. */
export const subjectKey = ({ kind, subjectNo }: Receipt): string => `${kind}-${subjectNo}`;

/** Valid receipt; undefined before the first. */
export const heldReceipt = ({ issued }: Receipt) => issued.find(({ replacedAt }) => replacedAt === null);

/** Recipient form, prefilled from the existing receipt, otherwise from the member's last one. */
export function useRecipientForm({ receipts, recipient }: Receipts) {
  const [first] = receipts;
  const { recipient: kind, ...business } = (first && heldReceipt(first)) ?? recipient;
  const isBusiness = kind === 'BUSINESS';
  return useForm({
    resolver: valibotResolver(schema),
    defaultValues: {
      subject: first ? subjectKey(first) : '',
      recipient: isBusiness ? 'BUSINESS' : 'PERSON',
      businessNumber: isBusiness ? business.businessNumber : '',
      businessName: isBusiness ? business.recipientName : '',
    },
    shouldFocusError: false,
  });
}

export const receiptInput = (
  { kind, subjectNo }: Receipt,
  { recipient, businessNumber, businessName }: Values,
): CallInput<typeof postMapReceipt> => {
  // This build can request every kind that it shows.
  const subject = { kind: kind as CallInput<typeof postMapReceipt>['kind'], subjectNo };
  return recipient === 'BUSINESS'
    ? { ...subject, recipient: 'BUSINESS', businessNumber, businessName }
    : { ...subject, recipient: 'PERSON' };
};
