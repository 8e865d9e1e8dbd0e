import { useNumberParam } from '@portal/shared/router';
import { Page } from '@portal/shared/ui';
import { KINDS } from '../parts/kind/kinds.ts';
import type { Kind } from '../parts/kind/offering.ts';
import { breadcrumb } from '../parts/page/breadcrumb.ts';
import { APPLICATION_NUMBER_NAME, applicationListPath } from '../parts/page/paths.ts';
import { NotFoundState } from '../parts/page/QueryResult.tsx';
import { DoneView } from './done/DoneView.tsx';

/** /manager/edu/apply/done and /manager/exam/apply/done: the result of applying. */
export default function DonePage({ kind }: { kind: Kind }) {
  const { word } = KINDS[kind];
  const applicationNo = useNumberParam(APPLICATION_NUMBER_NAME);
  if (applicationNo !== null) return <DoneView kind={kind} applicationNo={applicationNo} />;
  const path = applicationListPath(kind);
  return (
    <Page title={`${word} 신청 결과`} width="text" breadcrumb={breadcrumb({ label: `${word} 신청 확인`, to: path })}>
      <NotFoundState list={{ label: `${word} 신청 내역`, to: path }} />
    </Page>
  );
}
