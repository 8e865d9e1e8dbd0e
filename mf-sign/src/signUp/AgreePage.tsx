import { useCallback, useState } from 'react';
import { useStoredState } from '@portal/shared/form';
import { alert } from '@portal/shared/overlay';
import { useNavigate, useSearchParams } from '@portal/shared/router';
import { VERIFICATION_MESSAGES } from '@portal/shared/rules';
import { Actions, Button, ErrorSummary, Section } from '@portal/shared/ui';
import { IDENTITY_PARAM, useIdentityResult } from '../parts/identity/useIdentityResult.ts';
import type { Person } from '../parts/phoneVerification/usePhoneVerification.ts';
import { useWayBack } from '../parts/returnPath.ts';
import { AGREEMENT_MESSAGES, Agreements } from './agreements/Agreements.tsx';
import { IdentityCheck } from './identity/IdentityCheck.tsx';
import { IDENTITY_METHOD } from './identity/methods.ts';
import { signUpProgress, type VerifiedPerson } from './steps/progress.ts';
import { StepPage } from './steps/StepPage.tsx';

/** /sign/up/step1 */
export default function AgreePage() {
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const { state } = useWayBack();
  const [progress, changeProgress] = useStoredState(signUpProgress);
  const identity = search.get(IDENTITY_PARAM);
  const result = useIdentityResult(identity);
  const [attempts, setAttempts] = useState(0);

  const missing = (['agreeTerms', 'agreePrivacy'] as const).filter((name) => !progress[name]);
  const errors: { id: string; message: string }[] = missing.map((name) => ({
    id: name,
    message: AGREEMENT_MESSAGES[name],
  }));
  // Shown together with other missing values; alone it has a message of its own.
  if (missing.length > 0 && !progress.verifiedPerson)
    errors.push({ id: IDENTITY_METHOD, message: VERIFICATION_MESSAGES.notVerified });
  // A phone confirmed by the service is checked against the members before the person is accepted.
  const isComing = result.isChecking || (result.data?.status === 'VERIFIED' && result.data.userPhone !== '');
  const keepTyped = useCallback((typedPerson: Person) => changeProgress({ typedPerson }), [changeProgress]);
  const forgetCheck = () => {
    if (search.has(IDENTITY_PARAM)) setSearch({}, { replace: true, state });
  };
  const keepVerified = (verifiedPerson: VerifiedPerson | null) => {
    changeProgress({ verifiedPerson });
    forgetCheck();
  };
  const goOn = async () => {
    setAttempts(attempts + 1);
    if (missing.length > 0) return;
    if (!progress.verifiedPerson) await alert(VERIFICATION_MESSAGES.notVerified);
    else await navigate('/sign/up/select-industry', { state });
  };

  return (
    <StepPage
      path="/sign/up/step1"
      lead="약관에 동의하고 본인확인을 마치시면 다음 단계로 넘어갑니다. 만 14세 이상만 가입하실 수 있습니다."
    >
      {attempts > 0 && <ErrorSummary attempt={attempts} errors={errors} />}
      <Section title="약관 동의">
        <Agreements agreed={progress} onChange={changeProgress} showErrors={attempts > 0} />
      </Section>
      <Section title="본인확인">
        <IdentityCheck
          verifiedPerson={progress.verifiedPerson}
          typed={progress.typedPerson}
          identity={identity}
          onTyped={keepTyped}
          onVerified={keepVerified}
          onDismiss={forgetCheck}
        />
      </Section>
      <Actions>
        <Button size="large" busy={!progress.verifiedPerson && isComing} onClick={() => void goOn()}>
          다음
        </Button>
      </Actions>
    </StepPage>
  );
}
