import { CalendarPlus } from 'lucide-react';
import type { ItemQuery } from '@portal/shared/client';
import { formatDateTime } from '@portal/shared/format';
import { Actions, Button, ButtonLink, DescriptionList, Page, Section, Steps } from '@portal/shared/ui';
import type { ApplicationDetail } from '../../parts/kind/application.ts';
import { ApplicationBadge } from '../../parts/application/ApplicationBadge.tsx';
import { applicationPath, offeringListPath, registerPath } from '../../parts/page/paths.ts';
import { PrintButtons } from '../../parts/documents/PrintButtons.tsx';
import { applySteps } from '../flow.ts';
import { priceText } from '../../parts/offering/offeringItems.ts';
import { kindWord } from '../../parts/kind/offering.ts';
import { Loaded } from '../../parts/page/QueryResult.tsx';
import { trail } from '../../parts/page/breadcrumb.ts';
import { placeOf } from '../../parts/place/place.ts';
import { downloadCalendarFile } from './calendarFile.ts';
import { NextSteps } from './NextSteps.tsx';
import { Outcome } from './Outcome.tsx';
import { usePaymentWatch } from './usePaymentWatch.ts';

/** Where applying ends, and where the gateway sends the browser back to: says how it went and what comes next. */
export function DoneView({ applyType, query }: { applyType: 1 | 2; query: ItemQuery<ApplicationDetail> }) {
  const word = kindWord(applyType);
  const watch = usePaymentWatch(query.data, query.retry);
  const isConfirmed = query.data?.status === 'CONFIRMED';
  const steps = applySteps(applyType, query.data?.price ?? 1);
  return (
    <Page
      title={`${word} 신청 ${isConfirmed ? '완료' : '결과'}`}
      width="text"
      breadcrumb={trail({ label: `${word} 신청`, to: offeringListPath(applyType) })}
    >
      <Steps
        steps={steps}
        current={query.data === undefined || isConfirmed ? steps.length - 1 : steps.indexOf('결제')}
        label="신청 단계"
      />
      <Loaded query={query} list={{ label: `${word} 신청 내역`, to: registerPath(applyType) }}>
        {(application) => (
          <>
            <div aria-live="polite">
              <Outcome application={application} watch={watch} />
            </div>
            <Section title="신청 내용">
              <DescriptionList
                items={[
                  { term: '신청번호', description: <strong>{application.userExaminationNo}</strong> },
                  { term: '상태', description: <ApplicationBadge application={application} /> },
                  { term: `${word}명`, description: application.title },
                  { term: '일시', description: formatDateTime(application.day, application.time) },
                  { term: '장소', description: placeOf(application) },
                  { term: applyType === 1 ? '교육비' : '응시료', description: priceText(application.price) },
                ]}
              />
            </Section>
            {isConfirmed && <NextSteps application={application} />}
            <Actions>
              <PrintButtons application={application} />
              {isConfirmed && (
                <Button variant="secondary" icon={<CalendarPlus />} onClick={() => downloadCalendarFile(application)}>
                  일정 파일 받기
                </Button>
              )}
              <ButtonLink variant="secondary" to={applicationPath(applyType, application.userExaminationNo)}>
                신청 상세 보기
              </ButtonLink>
            </Actions>
          </>
        )}
      </Loaded>
    </Page>
  );
}
