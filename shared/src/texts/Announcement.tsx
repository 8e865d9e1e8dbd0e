import type { VersionedText } from '../contract/legalText.ts';
import { Callout } from '../ui/index.ts';
import type { LegalText } from './legalText.ts';

/** Options of members if a version of the terms does not ask for consent (제3조). */
const BY_SILENCE =
  '시행일 전까지 동의하지 않는다는 뜻을 알려주시지 않고 계속 이용하시면 바뀐 약관에 동의하신 것으로 봅니다. ' +
  '동의하지 않으시면 1:1 문의나 전화로 알려주시거나 탈퇴하실 수 있습니다.';

interface AnnouncementProps {
  name: VersionedText;
  next: LegalText;
}

/** Callout above a text with its next changes and their date. */
export function Announcement({ name, next }: AnnouncementProps) {
  const { effective = '', announced = '', changes, asksConsent } = next;
  const day = (value: string) => value.replaceAll('-', '.');
  return (
    <Callout title={`${day(effective)}부터 내용이 바뀝니다.`}>
      <p>{changes}</p>
      {asksConsent && <p>시행일 이후 처음 로그인하실 때 동의하시는지 여쭙니다.</p>}
      {!asksConsent && name === 'terms' && <p>{BY_SILENCE}</p>}
      <p>{day(announced)} 공지</p>
    </Callout>
  );
}
