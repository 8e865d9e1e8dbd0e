import { useItem } from '@portal/shared/client';
import type { ScoreRule } from '@portal/shared/contract/manager';
import { officeOffering, type OfferingKind } from '@portal/shared/contract/office';
import { formatDate, formatDateTime, formatDeadline, formatMoney } from '@portal/shared/format';
import { useNumberParam } from '@portal/shared/router';
import { Actions, ButtonLink, DescriptionList } from '@portal/shared/ui';
import { ItemOf } from '../parts/frame/ItemOf.tsx';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { Applicants } from './applicants/Applicants.tsx';
import { ChangeSummary } from './changes/ChangeSummary.tsx';
import { copyPath, editPath, KINDS, type OfferingDetail, type OfferingOfKind } from './kind/kinds.ts';
import { StateBadge } from './kind/StateBadge.tsx';
import { useHeldItems } from './kind/useHeldItems.tsx';
import { LineLink } from './line/LineFigures.tsx';
import { CallOffProgress } from './period/CallOffProgress.tsx';
import { PeriodActions } from './period/PeriodActions.tsx';
import { DraftNote } from './publishing/DraftNote.tsx';

/** /office/courses/view and /office/exams/view: one course or exam, and its applicants. */
export default function ViewPage({ kind }: { kind: OfferingKind }) {
  const offeringNo = useNumberParam('offeringNo');
  const query = useItem(officeOffering, offeringNo === null ? null : { kind, offeringNo });
  const { data } = query;
  return (
    <OfficePage
      title={data?.title ?? `${KINDS[kind].noun} 관리`}
      actions={
        data && (
          <Actions>
            <ButtonLink variant="secondary" to={editPath(kind, data.offeringNo)}>
              내용 고치기
            </ButtonLink>
            <ButtonLink variant="secondary" to={copyPath(kind, data.offeringNo)}>
              복사해서 만들기
            </ButtonLink>
          </Actions>
        )
      }
    >
      <ItemOf no={offeringNo} query={query}>
        {(offering) => (
          <>
            {offering.isDraft && <DraftNote offering={{ ...offering, kind }} />}
            {offering.leftToCancel ? <CallOffProgress left={offering.leftToCancel} onAgain={query.retry} /> : null}
            <Details offering={{ ...offering, kind }} />
            <ChangeSummary offering={{ ...offering, kind }} />
            <PeriodActions offering={{ ...offering, kind }} />
            {!offering.isDraft && <Applicants kind={kind} offeringNo={offering.offeringNo} rule={ruleOf(offering)} />}
          </>
        )}
      </ItemOf>
    </OfficePage>
  );
}

/** Pass criteria of an exam; null if it has no subjects. */
const ruleOf = ({ exam }: OfferingDetail): ScoreRule | null =>
  exam?.subjects && exam.subjects.length > 0 ? { subjects: exam.subjects, passMean: exam.passMean ?? 0 } : null;

function Details({ offering }: { offering: OfferingOfKind }) {
  const heldItems = useHeldItems(offering);
  return (
    <DescriptionList
      items={[
        { term: '상태', description: <StateBadge offering={offering} /> },
        { term: '급수', description: `${offering.rating}급` },
        { term: '날짜', description: formatDate(offering.day) },
        ...heldItems,
        {
          term: '신청 기간',
          description: `${formatDateTime(offering.applyStartDate)} ~ ${formatDeadline(offering.applyEndDate)}`,
        },
        {
          term: '자리',
          description: `정원 ${offering.capacity}명 중 ${offering.taken}명, 진행 중인 신청 ${offering.applicants}건`,
        },
        ...(offering.line && !offering.isDraft
          ? [{ term: '대기 순번', description: <LineLink offering={offering} line={offering.line} /> }]
          : []),
        { term: '금액', description: offering.price > 0 ? formatMoney(offering.price) : '무료' },
      ]}
    />
  );
}
