import { useItem } from '@portal/shared/client';
import { officeBulletin } from '@portal/shared/contract/office';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { useNumberParam } from '@portal/shared/router';
import { ButtonLink, DescriptionList, Section } from '@portal/shared/ui';
import { SecondLookBadge } from '../parts/decision/SecondLookBadge.tsx';
import { ItemOf } from '../parts/frame/ItemOf.tsx';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { audienceText, BULLETINS_PATH, people, type BulletinDetail } from './bulletin.ts';
import { BulletinActs } from './BulletinActs.tsx';
import styles from './ViewPage.module.css';

/** /office/bulletins/view: one advertising message as it is sent, with its recipients and outcomes. */
export default function ViewPage() {
  const bulletinNo = useNumberParam('bulletinNo');
  const query = useItem(officeBulletin, bulletinNo === null ? null : { bulletinNo });
  return (
    <OfficePage
      title="광고 메시지"
      actions={
        <ButtonLink variant="secondary" to={BULLETINS_PATH}>
          목록
        </ButtonLink>
      }
    >
      <ItemOf no={bulletinNo} query={query}>
        {(bulletin) => (
          <>
            <DescriptionList items={detailsOf(bulletin)} />
            <Section
              title={bulletin.preview ? '보낼 문자' : '보낸 문자'}
              lead={`${bulletin.smsBytes}바이트. 문자를 받지 않고 메일을 받는 분께는 메일로 갑니다.`}
            >
              <p className={styles.text}>{bulletin.sms}</p>
            </Section>
            <Section title={bulletin.preview ? '보낼 메일' : '보낸 메일'} lead={bulletin.mailSubject}>
              <p className={styles.text}>{bulletin.mail}</p>
            </Section>
            <BulletinActs bulletin={bulletin} />
          </>
        )}
      </ItemOf>
    </OfficePage>
  );
}

const signed = (name: string, at: string | null) =>
  at === null ? '아직 없음' : `${name || '이름 없음'}, ${formatDateTime(at)}`;

function detailsOf(bulletin: BulletinDetail) {
  const { preview, secondLook, sendAt } = bulletin;
  return [
    { term: '상태', description: bulletin.statusName },
    ...(secondLook ? [{ term: '두 번째 확인', description: <SecondLookBadge look={secondLook} /> }] : []),
    { term: '조건', description: audienceText(bulletin) },
    { term: '쓴 직원', description: signed(bulletin.writtenBy, bulletin.writtenAt) },
    ...(preview
      ? [
          { term: '받는 분', description: <strong>{people(preview.recipients)}</strong> },
          { term: '문자로', description: `${people(preview.bySms)}, ${formatMoney(preview.cost)}` },
          { term: '메일로', description: people(preview.byMail) },
          { term: '받을 방법이 없는 분', description: `${people(preview.unreached)} (보내지 않음)` },
          {
            term: '보내는 때',
            description: `${formatDateTime(preview.sendsAt)}${sendAt === null ? '부터' : ' (예약)'}`,
          },
        ]
      : [
          { term: '보낸 직원', description: signed(bulletin.sentBy, bulletin.startedAt) },
          ...(bulletin.approvedBy ? [{ term: '확인한 직원', description: bulletin.approvedBy }] : []),
          ...(sendAt === null ? [] : [{ term: '예약한 때', description: formatDateTime(sendAt) }]),
          { term: '받는 분', description: people(bulletin.recipients) },
          { term: '보냄', description: people(bulletin.sent) },
          { term: '실패', description: people(bulletin.failed) },
          { term: '수신 거부로 보내지 않음', description: people(bulletin.refused) },
        ]),
    ...(bulletin.calledOffAt === null
      ? []
      : [{ term: '거둔 직원', description: signed(bulletin.calledOffBy, bulletin.calledOffAt) }]),
  ];
}
