import { useEffect, useEffectEvent } from 'react';
import type { ItemQuery } from '@portal/shared/client';
import type { OwnPlace } from '@portal/shared/contract/manager';
import { useNumberParam } from '@portal/shared/router';
import { Page } from '@portal/shared/ui';
import { KINDS } from '../parts/kind/kinds.ts';
import type { Kind } from '../parts/kind/offering.ts';
import { useOwnPlace } from '../parts/line/useOwnPlaces.ts';
import { isLive, type QueuePosition } from '../parts/line/watch/queuePosition.ts';
import { useLineWatch } from '../parts/line/watch/useLineWatch.ts';
import { useAppliedTo, type AppliedTo } from '../parts/offering/useAppliedTo.ts';
import { allOf } from '../parts/page/allOf.ts';
import { breadcrumb } from '../parts/page/breadcrumb.ts';
import { OFFERED_LIST, offeringListPath } from '../parts/page/paths.ts';
import { NotFoundState, QueryResult } from '../parts/page/QueryResult.tsx';
import { LineView } from './LineView.tsx';

/** /manager/line: the member's entry in the queue of a course or exam, with all possible actions. */
export default function LinePage() {
  const educationNo = useNumberParam(KINDS.education.numberName);
  const examinationNo = useNumberParam(KINDS.exam.numberName);
  if (educationNo !== null && examinationNo === null) return <LineOf kind="education" offeringNo={educationNo} />;
  if (examinationNo !== null && educationNo === null) return <LineOf kind="exam" offeringNo={examinationNo} />;
  return (
    <Page title="대기 순번" width="text" breadcrumb={breadcrumb()}>
      <NotFoundState list={{ label: '교육과 시험 일정', to: OFFERED_LIST }} />
    </Page>
  );
}

function LineOf({ kind, offeringNo }: { kind: Kind; offeringNo: number }) {
  const { word, offering: source } = KINDS[kind];
  const offering = source.useItem(offeringNo);
  const appliedTo = useAppliedTo(kind, offeringNo);
  const line = useLineWatch(kind, offeringNo);
  useListedPlace(line.standing, useOwnPlace(kind, offeringNo, line.standing?.group ? 'group' : 'own'), appliedTo);
  const list = { label: `${word} 목록`, to: offeringListPath(kind) };
  const position = {
    data: line.standing ?? undefined,
    isLoading: line.standing === null && line.failure === null,
    error: line.failure,
    retry: () => line.watch.start(),
  };
  return (
    <Page title="대기 순번" width="text" breadcrumb={breadcrumb({ label: `${word} 신청`, to: list.to })}>
      <QueryResult query={allOf(offering, appliedTo, position)} list={list}>
        {([found, applied, stands]) => <LineView offering={found} appliedTo={applied} standing={stands} line={line} />}
      </QueryResult>
    </Page>
  );
}

/**
 * Refetches the list of the member's entries, which the form uses too, and the application, if the list disagrees with
 * the watched entry: it was read before the entry changed.
 */
function useListedPlace(
  standing: QueuePosition | null,
  listed: ItemQuery<OwnPlace | null>,
  appliedTo: ItemQuery<AppliedTo | null>,
) {
  const status = standing && isLive(standing) ? standing.status : null;
  const isKnown = standing !== null && listed.data !== undefined && listed.error === null;
  const isBehind = isKnown && (listed.data?.status ?? null) !== status;
  const refetch = useEffectEvent(() => [appliedTo, listed].forEach(({ retry }) => retry()));
  useEffect(() => {
    if (isBehind) refetch();
  }, [isBehind, status]);
}
