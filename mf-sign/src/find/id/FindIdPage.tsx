import { useCallback, useState } from 'react';
import { CallError, useMutation } from '@portal/shared/client';
import { findId } from '@portal/shared/contract/user';
import { useStoredState } from '@portal/shared/form';
import { alert, openDialog } from '@portal/shared/overlay';
import { useNavigate } from '@portal/shared/router';
import { VERIFICATION_MESSAGES } from '@portal/shared/rules';
import { Actions, Button, ButtonLink, Card } from '@portal/shared/ui';
import { FormPage } from '../../parts/formPage/FormPage.tsx';
import { PhoneVerification } from '../../parts/phoneVerification/PhoneVerification.tsx';
import { usePhoneVerification, type Person } from '../../parts/phoneVerification/usePhoneVerification.ts';
import { findProgress } from '../findProgress.ts';
import { useNobodyFound } from '../useNobodyFound.ts';

/** /sign/find/id */
export default function FindIdPage() {
  const navigate = useNavigate();
  const nobodyFound = useNobodyFound();
  const verification = usePhoneVerification('findId');
  const [progress, changeProgress] = useStoredState(findProgress);
  const [person, setPerson] = useState<Person | null>(null);
  const find = useMutation(findId, { quiet: true });
  const keepTyped = useCallback((typed: Person) => changeProgress(typed), [changeProgress]);

  const showFoundId = async () => {
    if (!person) {
      await alert(VERIFICATION_MESSAGES.notVerified);
      return;
    }
    try {
      const { userId, joinDate } = await find.mutate(person);
      const choice = await openDialog(() => import('./FoundIdDialog.tsx'), { userId, joinDate });
      if (choice === 'findPassword') changeProgress({ userId });
      if (choice) await navigate(choice === 'signIn' ? '/sign/in' : '/sign/find/password/step1');
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
    <FormPage title="아이디 찾기" lead="가입하실 때 등록한 이름과 휴대폰 번호를 인증하시면 아이디를 알려드립니다.">
      <Card>
        <PhoneVerification verification={verification} initial={progress} onTyped={keepTyped} onVerified={setPerson} />
      </Card>
      <Actions>
        <Button size="large" busy={find.isPending} onClick={() => void showFoundId()}>
          아이디 찾기
        </Button>
        <ButtonLink to="/sign/in" variant="secondary" size="large">
          로그인으로 돌아가기
        </ButtonLink>
      </Actions>
    </FormPage>
  );
}
