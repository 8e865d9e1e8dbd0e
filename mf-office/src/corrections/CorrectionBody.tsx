import { formatBirth, formatDate, formatDateTime, formatPhone } from '@portal/shared/format';
import { Badge, Callout, DescriptionList, Section, Table, UnbrokenNumbers } from '@portal/shared/ui';
import { SecondLookBadge } from '../parts/decision/SecondLookBadge.tsx';
import { PersonName } from '../parts/person/PersonName.tsx';
import type { Correction } from './correction.ts';
import { DocumentView } from './DocumentView.tsx';

/** The requested correction, its member and reason, and the supporting document. */
export function CorrectionBody({ correction }: { correction: Correction }) {
  const { status, isWithoutLogin, decidableFrom, allowedActions } = correction;
  return (
    <>
      {isWithoutLogin && status === 'REQUESTED' && decidableFrom && (
        <Callout tone="warning" title="로그인 없이 접수된 요청입니다">
          {allowedActions.includes('accept')
            ? '서류의 사람이 회원 본인인지 확인해주세요. 번호를 바꾸는 일은 직원 두 사람이 해야 합니다.'
            : `회원에게 알렸습니다. 회원이 멈출 수 있도록 ${formatDateTime(decidableFrom)}부터 정정할 수 있습니다.`}
        </Callout>
      )}
      <Compared correction={correction} />
      <Section title="요청 내용">
        <DescriptionList items={itemsOf(correction)} />
      </Section>
      <Section title="확인 방법">
        <Proof correction={correction} />
      </Section>
    </>
  );
}

/** Old and new values side by side, with the changes marked. */
function Compared({ correction: { kind, before, after } }: { correction: Correction }) {
  const rows =
    kind === 'phone'
      ? [{ term: '휴대폰', old: formatPhone(before.userPhone), wanted: formatPhone(after.userPhone) }]
      : [
          { term: '이름', old: before.name, wanted: after.name },
          { term: '생년월일', old: formatBirth(before.userBirth), wanted: formatBirth(after.userBirth) },
        ];
  return (
    <Section title="지금과 바꿀 내용">
      <Table caption="지금과 바꿀 내용" hideCaption>
        <thead>
          <tr>
            <th scope="col">항목</th>
            <th scope="col">지금 (정정 전)</th>
            <th scope="col">바꿀 내용</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ term, old, wanted }) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>
                <UnbrokenNumbers>{old || '없음'}</UnbrokenNumbers>
              </td>
              <td>
                {old === wanted ? (
                  '그대로'
                ) : (
                  <strong>
                    <UnbrokenNumbers>{wanted}</UnbrokenNumbers>
                  </strong>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}

function Proof({ correction: { correctionNo, proof, documentName, status } }: { correction: Correction }) {
  if (proof === 'identity') return <p>본인확인 기관이 바꿀 이름과 생년월일을 확인했습니다.</p>;
  if (documentName === '')
    return <p>{status === 'REQUESTED' ? '서류가 없습니다.' : '서류는 보관 기간이 지나 지웠습니다.'}</p>;
  return <DocumentView correctionNo={correctionNo} documentName={documentName} />;
}

const itemsOf = (correction: Correction) => [
  { term: '회원', description: <PersonName memberNo={correction.memberNo}>{correction.name}</PersonName> },
  { term: '아이디', description: correction.userId || '없음' },
  {
    term: '상태',
    description: (
      <>
        <Badge>{correction.statusName}</Badge>
        <SecondLookBadge look={correction.secondLook} />
      </>
    ),
  },
  { term: '까닭', description: correction.words },
  { term: '접수 일시', description: formatDateTime(correction.requestedAt) },
  { term: '처리 기한', description: formatDate(correction.dueAt) },
  ...(correction.decidedAt ? [{ term: '처리 일시', description: formatDateTime(correction.decidedAt) }] : []),
  ...(correction.reason ? [{ term: '반려 사유', description: correction.reason }] : []),
  ...(correction.kind === 'person' ? [{ term: '유효한 자격증', description: certificatesOf(correction) }] : []),
];

const certificatesOf = ({ certificates, wantsReissue }: Correction) => {
  if (certificates === 0) return '없음';
  return `${certificates}개, ${wantsReissue ? '새 정보로 다시 발급하기를 원함' : '다시 발급하기를 원하지 않음'}`;
};
