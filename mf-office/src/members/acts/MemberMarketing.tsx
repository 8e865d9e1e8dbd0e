import { useMutation } from '@portal/shared/client';
import { officeAudit, officeMember, officeRefuseMarketing } from '@portal/shared/contract/office';
import { formatDate, formatDateTime } from '@portal/shared/format';
import { Actions, Button, DescriptionList, Section, toast } from '@portal/shared/ui';
import { openDecision } from '../../parts/decision/openDecision.ts';
import type { MemberDetail } from './member.ts';

/** Consent to advertising, the messages sent on it, and the record of a refusal by phone. */
export function MemberMarketing({ member }: { member: MemberDetail }) {
  const { memberNo, name, marketing } = member;
  const refusing = useMutation(officeRefuseMarketing, { quiet: true, invalidates: [officeMember, officeAudit] });
  if (!marketing) return null;
  const record = () =>
    void openDecision({
      title: '전화로 받은 수신 거부 기록',
      details: [{ term: '회원', description: `${name} (${memberNo}번)` }],
      note: <p>마케팅 정보 수신 동의가 바로 철회되고, 처리 결과를 회원에게 알립니다.</p>,
      action: '기록하기',
      reasonMissing: '사유를 입력해주세요.',
      send: async (reason) => {
        await refusing.mutate({ memberNo, reason });
        toast('수신 거부를 기록했습니다.');
      },
    });
  return (
    <Section title="광고 메시지">
      <DescriptionList
        items={[
          {
            term: '수신 동의',
            description: marketing.agreedAt === null ? '동의하지 않음' : `${formatDate(marketing.agreedAt)}에 동의`,
          },
          ...marketing.messages.map(({ title, sentAt, consentedAt }) => ({
            term: formatDateTime(sentAt),
            description: `${title} (${formatDate(consentedAt)} 동의)`,
          })),
        ]}
      />
      {marketing.agreedAt !== null && (
        <Actions>
          <Button variant="secondary" onClick={record}>
            전화로 받은 수신 거부 기록
          </Button>
        </Actions>
      )}
    </Section>
  );
}
