import { useMutation } from '@portal/shared/client';
import {
  MAX_BULLETIN_ALONE,
  officeAudit,
  officeBulletin,
  officeBulletins,
  officeCallOffBulletin,
  officeOverview,
  officeSendBulletin,
} from '@portal/shared/contract/office';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { Actions, Button, ButtonLink, Callout, toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { showOutcome } from '../parts/decision/showOutcome.ts';
import { audienceText, people, writePath, type BulletinDetail } from './bulletin.ts';

const options = { quiet: true, invalidates: [officeBulletins, officeBulletin, officeOverview, officeAudit] };

/** Acts that the state of a message allows: change, send, call off. */
export function BulletinActs({ bulletin }: { bulletin: BulletinDetail }) {
  const { bulletinNo, version, title, preview, secondLook, allowedActions } = bulletin;
  const sending = useMutation(officeSendBulletin, options);
  const callingOff = useMutation(officeCallOffBulletin, options);
  const mayBeSent = preview !== null && preview.recipients > 0 && allowedActions.includes('send');
  const send = ({ recipients, cost, sendsAt, takesTwo }: NonNullable<BulletinDetail['preview']>) =>
    void openDecision({
      title: '광고 메시지 보내기',
      details: [
        { term: '제목', description: title },
        { term: '조건', description: audienceText(bulletin) },
        { term: '받는 분', description: people(recipients) },
        { term: '문자 요금', description: formatMoney(cost) },
        { term: '보내는 때', description: formatDateTime(sendsAt) },
      ],
      note: takesTwo && secondLook === null && (
        <Callout tone="info" title="다른 직원의 확인이 필요합니다">
          받는 분이 {MAX_BULLETIN_ALONE}명이 넘어 요청을 남깁니다. 다른 직원이 같은 내용을 보내면 나갑니다.
        </Callout>
      ),
      action: `${people(recipients)}에게 보내기`,
      shared: { act: 'send bulletin', look: secondLook },
      send: async (reason) => showOutcome(await sending.mutate({ bulletinNo, version, recipients, reason })),
    });
  const callOff = () =>
    void openDecision({
      title: '광고 메시지 거두기',
      details: [{ term: '제목', description: title }],
      note: <p>아직 보내지 않은 것만 멈춥니다. 이미 보낸 메시지는 되돌릴 수 없습니다.</p>,
      action: '거두기',
      isDangerous: true,
      reasonMissing: '사유를 입력해주세요.',
      send: async (reason) => {
        const stopped = await callingOff.mutate({ bulletinNo, reason });
        toast(stopped > 0 ? `${people(stopped)}에게 보내지 않습니다.` : '거뒀습니다.');
      },
    });
  return (
    <>
      {preview?.recipients === 0 && <Callout tone="warning">조건에 맞는 회원이 없어 보낼 수 없습니다.</Callout>}
      <Actions>
        {allowedActions.includes('callOff') && (
          <Button variant="danger" onClick={callOff}>
            거두기
          </Button>
        )}
        {allowedActions.includes('change') && (
          <ButtonLink variant="secondary" to={writePath(bulletinNo)}>
            고치기
          </ButtonLink>
        )}
        {mayBeSent && <Button onClick={() => send(preview)}>보내기</Button>}
      </Actions>
    </>
  );
}
