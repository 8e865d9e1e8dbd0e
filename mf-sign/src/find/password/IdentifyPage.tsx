import { useCallback, useState } from 'react';
import { CallError, useMutation } from '@portal/shared/client';
import { findPw } from '@portal/shared/contract/user';
import { useStoredState } from '@portal/shared/form';
import { alert } from '@portal/shared/overlay';
import { useNavigate } from '@portal/shared/router';
import { VERIFICATION_MESSAGES } from '@portal/shared/rules';
import { Actions, Button, ButtonLink, Card, Steps, TextField } from '@portal/shared/ui';
import { FormPage } from '../../parts/formPage/FormPage.tsx';
import { PhoneVerification } from '../../parts/phoneVerification/PhoneVerification.tsx';
import { usePhoneVerification, type Person } from '../../parts/phoneVerification/usePhoneVerification.ts';
import { findProgress } from '../findProgress.ts';
import { useNobodyFound } from '../useNobodyFound.ts';
import styles from './IdentifyPage.module.css';
import { PASSWORD_STEPS } from './passwordSteps.ts';

/** /sign/find/password/step1 */
export default function IdentifyPage() {
  const navigate = useNavigate();
  const nobodyFound = useNobodyFound();
  const verification = usePhoneVerification('findPw');
  const [progress, changeProgress] = useStoredState(findProgress);
  const [person, setPerson] = useState<Person | null>(null);
  const [showErrors, setShowErrors] = useState(false);
  const find = useMutation(findPw, { quiet: true });
  const keepTyped = useCallback((typed: Person) => changeProgress(typed), [changeProgress]);
  const userId = progress.userId.trim();

  const goOn = async () => {
    setShowErrors(true);
    if (!userId) {
      document.getElementById('find-user-id')?.focus();
      return;
    }
    if (!person) {
      await alert(VERIFICATION_MESSAGES.notVerified);
      return;
    }
    try {
      await find.mutate({ userId, ...person });
      changeProgress({ userId, ...person, matched: true });
      await navigate('/sign/find/password/step2');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.is('ID_UNKNOWN') || error.is('PHONE_UNKNOWN')) {
        await nobodyFound();
        return;
      }
      await alert(error.message);
      if (error.is('PHONE_NOT_VERIFIED')) {
        setPerson(null);
        verification.startOver();
      }
    }
  };

  return (
    <FormPage
      title="비밀번호 찾기"
      lead="아이디와 휴대폰 번호를 확인한 뒤 새 비밀번호를 정하실 수 있습니다."
      before={<Steps label="비밀번호 찾기 단계" steps={PASSWORD_STEPS} current={0} />}
    >
      <Card className={styles.card}>
        <TextField
          id="find-user-id"
          label="아이디"
          autoComplete="username"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={50}
          value={progress.userId}
          error={showErrors && !userId ? '아이디를 입력해주세요.' : undefined}
          onChange={(event) => changeProgress({ userId: event.target.value })}
        />
        <PhoneVerification verification={verification} initial={progress} onTyped={keepTyped} onVerified={setPerson} />
      </Card>
      <Actions>
        <Button size="large" busy={find.isPending} onClick={() => void goOn()}>
          다음
        </Button>
        <ButtonLink to="/sign/find/id" variant="secondary" size="large">
          아이디 찾기
        </ButtonLink>
      </Actions>
    </FormPage>
  );
}
