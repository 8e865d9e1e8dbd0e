import type { CallEntity, CallInput } from '@portal/shared/contract';
import { FEE_UNIT_NAMES, type officeLecturer, type officeSaveLecturer } from '@portal/shared/contract/office';
import { isKnown } from '@portal/shared/contract/words';
import type { FormFields } from '../parts/form/FieldGroups.tsx';

export type LecturerInput = CallInput<typeof officeSaveLecturer>;
type Stored = CallEntity<typeof officeLecturer>;

/** Values of the form; null if there is a value that the form does not know. Sealed ones stay empty. */
export const valuesOf = ({ feeUnit, ...stored }: Stored): LecturerInput | null =>
  isKnown(FEE_UNIT_NAMES, feeUnit) ? { ...stored, feeUnit, phone: '', email: '', account: '' } : null;

const unchanged = (masked: string) => masked && `비워 두면 ${masked} 그대로입니다.`;

/** Field groups of the form. @param masked stored contact and account; null for a new lecturer. */
export function groupsOf(
  masked: Pick<Stored, 'phone' | 'email' | 'account'> | null,
): readonly FormFields<keyof LecturerInput & string>[] {
  const hintOf = (name: 'phone' | 'email' | 'account') => {
    const hint = masked && unchanged(masked[name]);
    return hint ? { hint } : {};
  };
  return [
    {
      title: '강사',
      columns: 2,
      fields: [
        { name: 'name', label: '이름' },
        { name: 'subjects', label: '맡는 과목' },
        { name: 'phone', label: '휴대폰 번호', ...(masked?.phone && { optional: true }), ...hintOf('phone') },
        { name: 'email', label: '이메일', optional: true, ...hintOf('email') },
      ],
    },
    {
      title: '계약과 강사료',
      columns: 2,
      fields: [
        { name: 'contractFrom', label: '계약 시작일', type: 'date' },
        { name: 'contractUntil', label: '계약 종료일', type: 'date' },
        {
          name: 'feeUnit',
          label: '강사료 기준',
          options: Object.entries(FEE_UNIT_NAMES).map(([value, label]) => ({ value, label })),
        },
        { name: 'fee', label: '강사료 (원)', type: 'number' },
        {
          name: 'bank',
          label: '은행명',
          optional: true,
          hint: '계좌번호를 적으려면 꼭 적습니다. 지우면 계좌도 지웁니다.',
        },
        { name: 'account', label: '계좌번호', type: 'number', optional: true, ...hintOf('account') },
      ],
    },
  ];
}
