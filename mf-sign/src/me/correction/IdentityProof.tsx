import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { formatBirth } from '@portal/shared/format';
import { useSearchParams } from '@portal/shared/router';
import { PATHS } from '@portal/shared/section';
import { Button, Callout, Spinner } from '@portal/shared/ui';
import { BY_PHONE } from '../../parts/identity/byPhone.ts';
import { useGateway } from '../../parts/identity/useGateway.ts';
import { IDENTITY_PARAM, useIdentityResult } from '../../parts/identity/useIdentityResult.ts';
import type { CorrectionValues } from './correctionSchema.ts';

/** Opens the identity service, and takes over the confirmed name and birth date. */
export function IdentityProof() {
  const {
    control,
    setValue,
    formState: { errors },
  } = useFormContext<CorrectionValues>();
  const [params] = useSearchParams();
  const returned = params.get(IDENTITY_PARAM);
  const taken = useWatch({ control, name: 'identity' });
  const { leave, isLeaving } = useGateway(PATHS.correction, 'correction');
  const { data, isChecking } = useIdentityResult(returned);
  useEffect(() => {
    if (data?.status !== 'VERIFIED' || returned === null || taken === returned) return;
    setValue('name', data.name, { shouldDirty: true });
    setValue('userBirth', data.userBirth, { shouldDirty: true });
    setValue('identity', returned, { shouldDirty: true, shouldValidate: true });
  }, [data, returned, taken, setValue]);

  if (isChecking) return <Spinner label="본인확인 결과를 확인하고 있습니다" />;
  if (data?.status === 'VERIFIED')
    return (
      <Callout tone="success" title="본인확인을 마쳤습니다">
        {data.name} 님, {formatBirth(data.userBirth)}. 위의 이름과 생년월일을 이대로 보내주세요.
      </Callout>
    );
  return (
    <div id="identity" tabIndex={-1}>
      {(returned !== null || errors.identity) && (
        <Callout tone="danger" title={errors.identity?.message ?? '본인확인을 마치지 못했습니다.'}>
          다시 시도하시거나 서류를 올려주세요.
        </Callout>
      )}
      <p>본인확인 기관의 화면으로 이동합니다. 지금까지 입력한 내용은 그대로 남아 있습니다.</p>
      <Button variant="secondary" busy={isLeaving} onClick={() => void leave(BY_PHONE)}>
        휴대폰 본인확인 시작
      </Button>
    </div>
  );
}
