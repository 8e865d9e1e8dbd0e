import { useFormContext } from 'react-hook-form';
import { CASH_RECEIPT_DAYS, CASH_RECEIPT_TYPE_NAMES } from '@portal/shared/contract/cashReceipt';
import { RadioGroup, TextField } from '@portal/shared/ui';
import { NO_RECEIPT, type CashReceiptValues } from './cashReceiptForm.ts';

const TYPES = [
  { value: 'INCOME', label: `${CASH_RECEIPT_TYPE_NAMES.INCOME}용`, description: '개인의 연말정산에 씁니다.' },
  { value: 'EXPENSE', label: `${CASH_RECEIPT_TYPE_NAMES.EXPENSE}용`, description: '사업자의 비용 처리에 씁니다.' },
];
const NONE = {
  value: NO_RECEIPT,
  label: '신청 안 함',
  description: `입금하신 뒤에도 ${CASH_RECEIPT_DAYS}일 안에 신청하실 수 있습니다.`,
};
const USE = '현금영수증을 발급하는 데에만 쓰고, 암호화해 보관합니다.';

/** Fields for the recipient of a cash receipt. `optional`: no receipt can be chosen. */
export function CashReceiptFields({ optional = false }: { optional?: boolean }) {
  const {
    register,
    watch,
    formState: { errors },
  } = useFormContext<CashReceiptValues>();
  const type = watch('receiptType');
  return (
    <>
      <RadioGroup
        legend="현금영수증"
        required
        options={optional ? [NONE, ...TYPES] : TYPES}
        {...register('receiptType')}
      />
      {type === 'INCOME' && (
        <TextField
          label="휴대폰 번호 또는 현금영수증 카드번호"
          required
          inputMode="numeric"
          autoComplete="off"
          hint={`하이픈(-)은 빼고 적으셔도 됩니다. 주민등록번호는 적지 마세요. ${USE}`}
          error={errors.personNumber?.message}
          {...register('personNumber')}
        />
      )}
      {type === 'EXPENSE' && (
        <TextField
          label="사업자등록번호"
          required
          inputMode="numeric"
          autoComplete="off"
          hint={`숫자 10자리입니다. 하이픈(-)은 빼고 적으셔도 됩니다. ${USE}`}
          error={errors.businessNumber?.message}
          {...register('businessNumber')}
        />
      )}
    </>
  );
}
