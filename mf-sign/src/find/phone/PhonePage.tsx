import { useState } from 'react';
import { Card, Section } from '@portal/shared/ui';
import { FormPage } from '../../parts/formPage/FormPage.tsx';
import { PhoneVerification } from '../../parts/phoneVerification/PhoneVerification.tsx';
import { usePhoneVerification, type Person } from '../../parts/phoneVerification/usePhoneVerification.ts';
import { AskedPhone } from './AskedPhone.tsx';
import { PhoneRequestForm } from './PhoneRequestForm.tsx';

/**
 * /sign/find/phone: request for another phone, for a visitor who can use neither the account's phone nor the password.
 */
export default function PhonePage() {
  const verification = usePhoneVerification('changePhone');
  const [person, setPerson] = useState<Person | null>(null);
  const [correctionNo, setCorrectionNo] = useState<number | null>(null);
  const startOver = () => {
    verification.startOver();
    setPerson(null);
  };
  if (correctionNo !== null)
    return (
      <FormPage title="휴대폰 번호 변경 요청">
        <AskedPhone correctionNo={correctionNo} />
      </FormPage>
    );
  return (
    <FormPage
      title="휴대폰 번호 변경 요청"
      lead="가입하신 휴대폰 번호도 비밀번호도 쓰실 수 없을 때, 서류로 확인하고 새 번호로 바꿔드립니다. 비밀번호를 아시면 로그인하신 뒤 마이페이지에서 바로 바꾸실 수 있습니다."
    >
      <Section title="1. 새 휴대폰 번호 인증">
        <Card>
          <PhoneVerification verification={verification} onVerified={setPerson} />
        </Card>
      </Section>
      {person && (
        <Section title="2. 가입하신 정보와 서류">
          <PhoneRequestForm person={person} onAsked={setCorrectionNo} onPhoneRefused={startOver} />
        </Section>
      )}
    </FormPage>
  );
}
