import { useState } from 'react';
import { useMutation } from '@portal/shared/client';
import { findPw } from '@portal/shared/contract/user';
import { useNavigate } from '@portal/shared/router';
import { Actions, Button, ButtonLink, Card, Steps, TextField, TextLink } from '@portal/shared/ui';
import { FormPage } from '../../parts/formPage/FormPage.tsx';
import { PhoneVerification } from '../../parts/phoneVerification/PhoneVerification.tsx';
import { useWayBack } from '../../parts/returnPath.ts';
import { typedIdProblem } from '../../parts/typedId.ts';
import { FindByIdentity } from '../identity/FindByIdentity.tsx';
import { useVerifiedPerson } from '../useVerifiedPerson.ts';
import styles from './IdentifyPage.module.css';
import { PASSWORD_STEPS } from './passwordSteps.ts';

/** /sign/find/password/step1 */
export default function IdentifyPage() {
  const navigate = useNavigate();
  const { state } = useWayBack();
  const { progress, changeProgress, askFor, phone, setPerson, isChecking } = useVerifiedPerson('findPw');
  const [showErrors, setShowErrors] = useState(false);
  const find = useMutation(findPw, { quiet: true });
  const userId = progress.userId.trim();
  const problem = typedIdProblem(userId);

  const goOn = async () => {
    setShowErrors(true);
    if (problem) {
      document.getElementById('find-user-id')?.focus();
      return;
    }
    await askFor(async (person) => {
      await find.mutate({ userId, ...person });
      changeProgress({ userId, ...person, matched: true });
      await navigate('/sign/find/password/step2', { state });
    });
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
          value={progress.userId}
          error={showErrors ? problem : undefined}
          onChange={(event) => changeProgress({ userId: event.target.value })}
        />
        <PhoneVerification {...phone} />
      </Card>
      <FindByIdentity path="/sign/find/password/step1" onPerson={setPerson} />
      <p>
        가입하신 휴대폰을 쓸 수 없으신가요?{' '}
        <TextLink to="/sign/find/phone" state={state}>
          휴대폰 번호 변경 요청
        </TextLink>
      </p>
      <Actions>
        <ButtonLink to="/sign/find/id" state={state} variant="secondary" size="large">
          아이디 찾기
        </ButtonLink>
        <Button size="large" busy={find.isPending || isChecking} onClick={() => void goOn()}>
          다음
        </Button>
      </Actions>
    </FormPage>
  );
}
