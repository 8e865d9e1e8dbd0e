import { useFormContext, useWatch } from 'react-hook-form';
import { RadioGroup } from '@portal/shared/ui';
import type { CorrectionValues } from './correctionSchema.ts';
import { DocumentField } from './DocumentField.tsx';
import { IdentityProof } from './IdentityProof.tsx';

const PROOFS = [
  { value: 'document', label: '서류 올리기', description: '기본증명서, 주민등록초본처럼 바른 내용이 적힌 서류' },
  { value: 'identity', label: '본인확인', description: '통신사에 등록된 새 이름과 생년월일로 바로 확인합니다.' },
] as const;

/** What proves the request: a document, or the identity service. */
export function ProofFields() {
  const { control, setValue } = useFormContext<CorrectionValues>();
  const proof = useWatch({ control, name: 'proof' });
  return (
    <>
      <RadioGroup
        legend="확인 방법"
        name="correction-proof"
        options={PROOFS}
        value={proof}
        onChange={({ target }) =>
          setValue('proof', target.value === 'identity' ? 'identity' : 'document', { shouldDirty: true })
        }
      />
      {proof === 'document' ? <DocumentField /> : <IdentityProof />}
    </>
  );
}
