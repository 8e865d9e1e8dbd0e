import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSearchParams } from '@portal/shared/router';
import { RadioGroup } from '@portal/shared/ui';
import { BY_PHONE } from '../../parts/identity/byPhone.ts';
import { IDENTITY_PARAM } from '../../parts/identity/useIdentityResult.ts';
import { useIdentityWays } from '../../parts/identity/useIdentityWays.ts';
import type { CorrectionValues } from './correctionSchema.ts';
import { DocumentField } from './DocumentField.tsx';
import { IdentityProof } from './IdentityProof.tsx';

const PROOFS = [
  { value: 'document', label: '서류 올리기', description: '기본증명서, 주민등록초본처럼 바른 내용이 적힌 서류' },
  { value: 'identity', label: '본인확인', description: '통신사에 등록된 새 이름과 생년월일로 바로 확인합니다.' },
] as const;

/** Proof of the request: a document, or the identity service if it identifies the holder of a phone. */
export function ProofFields() {
  const { control, setValue } = useFormContext<CorrectionValues>();
  const proof = useWatch({ control, name: 'proof' });
  const [params] = useSearchParams();
  const ways = useIdentityWays();
  // Until the methods are known, a draft preserves the choice; a visitor who returns from a check sees its result.
  const isChoice = params.has(IDENTITY_PARAM) || (ways?.includes(BY_PHONE) ?? proof === 'identity');
  useEffect(() => {
    if (!isChoice && proof === 'identity') setValue('proof', 'document', { shouldDirty: true });
  }, [isChoice, proof, setValue]);
  return (
    <>
      {isChoice && (
        <RadioGroup
          legend="확인 방법"
          name="correction-proof"
          options={PROOFS}
          value={proof}
          onChange={({ target }) =>
            setValue('proof', target.value === 'identity' ? 'identity' : 'document', { shouldDirty: true })
          }
        />
      )}
      {proof === 'document' ? <DocumentField /> : <IdentityProof />}
    </>
  );
}
