import * as v from 'valibot';
import { newBusinessNameRule, businessNumberRule, mobilePhoneRule, newPersonNameRule } from '@portal/shared/rules';
import { agreed } from '../../parts/person/PersonFields.tsx';
import type { TypedPerson } from '../typedPerson.ts';

const person = v.object({ name: newPersonNameRule, userPhone: mobilePhoneRule });

/**
 * Each person has one seat and a phone of their own, which the link is sent to: of two rows with one phone, the later
 * one is invalid.
 */
const people = v.pipe(
  v.array(person),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { value } = dataset;
    for (const [index, item] of value.entries()) {
      const first = value.findIndex(({ userPhone }) => userPhone === item.userPhone);
      if (first === index) continue;
      addIssue({
        message: `${first + 1}번과 같은 번호입니다. 한 분에게 한 자리만 신청할 수 있습니다.`,
        path: [
          { type: 'array', origin: 'value', input: value, key: index, value: item },
          { type: 'object', origin: 'value', input: item, key: 'userPhone', value: item.userPhone },
        ],
      });
    }
  }),
);

/** The form of a group. */
export const groupSchema = v.object({
  businessNumber: businessNumberRule,
  businessName: newBusinessNameRule,
  people,
  /** Later by invoice, if the office allows it. */
  payBy: v.picklist(['NOW', 'INVOICE']),
  agreeRefund: agreed('환불 기준에 동의해주세요.'),
  agreeTold: agreed('신청하실 분들에게 안내하셨는지 확인해주세요.'),
});

export type GroupValues = v.InferInput<typeof groupSchema>;
export type CheckedGroup = v.InferOutput<typeof groupSchema>;

/** Consents must be given each time, so they are not part of a draft. */
export const GROUP_CONSENTS = ['agreeRefund', 'agreeTold'] as const;

export const NO_PERSON: TypedPerson = { name: '', userPhone: '' };

/** True if nothing has been typed into a row. */
export const isBlank = ({ name, userPhone }: TypedPerson): boolean => name.trim() === '' && userPhone === '';

/** Initial values of the form. */
export const NO_GROUP: GroupValues = {
  businessNumber: '',
  businessName: '',
  people: [NO_PERSON],
  payBy: 'NOW',
  agreeRefund: false,
  agreeTold: false,
};
