import { request, useList } from '@portal/shared/client';
import { getListBoxUserExam, getMapUserExam } from '@portal/shared/contract/manager';
import { Button, ButtonLink, EmptyState, InfiniteList, Page } from '@portal/shared/ui';
import { fromExamDetail, fromExamRow, type Application } from '../parts/kind/application.ts';
import { ApplicationCard } from './ApplicationCard.tsx';
import { offeringListPath, registerPath } from '../parts/page/paths.ts';
import { mapList } from '../parts/kind/mapItem.ts';
import { trail } from '../parts/page/breadcrumb.ts';
import { openTicket } from '../parts/ticket/openTicket.tsx';
import styles from './AdmissionPage.module.css';

const openTicketOf = ({ userExaminationNo }: Application) =>
  request(getMapUserExam, { userExaminationNo }).then(
    (detail) => openTicket(fromExamDetail(detail)),
    () => undefined,
  );

/** /manager/exam/admission: the tickets that can be printed now. */
export default function AdmissionPage() {
  const all = mapList(useList(getListBoxUserExam, { limit: 100 }), fromExamRow);
  const printable = { ...all, items: all.items.filter(({ allowedActions }) => allowedActions.includes('printTicket')) };
  return (
    <Page
      title="수험표 출력"
      breadcrumb={trail()}
      lead="신청이 완료된 시험의 수험표를 출력하실 수 있습니다. 시험 당일 신분증과 함께 가져오세요."
      actions={
        <ButtonLink variant="secondary" to={registerPath(2)}>
          시험 신청 확인
        </ButtonLink>
      }
    >
      <InfiniteList
        query={{ ...printable, totalRow: printable.items.length }}
        label="수험표를 출력할 수 있는 시험"
        layout="cards"
        skeletonCount={2}
        itemKey={({ userExaminationNo }) => userExaminationNo}
        renderItem={(application) => (
          <div className={styles.root}>
            <ApplicationCard application={application} />
            <Button block onClick={() => void openTicketOf(application)}>
              수험표
            </Button>
          </div>
        )}
        empty={
          <EmptyState
            title="출력할 수 있는 수험표가 없습니다."
            action={<ButtonLink to={offeringListPath(2)}>시험 신청하러 가기</ButtonLink>}
          >
            시험을 신청하고 결제를 마치시면 이곳에서 수험표를 출력하실 수 있습니다.
          </EmptyState>
        }
      />
    </Page>
  );
}
