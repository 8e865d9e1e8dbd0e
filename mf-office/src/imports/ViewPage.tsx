import { useItem } from '@portal/shared/client';
import { officeImport } from '@portal/shared/contract/office';
import { inTable } from '@portal/shared/contract/words';
import { formatBytes, formatCount, formatDateTime } from '@portal/shared/format';
import { useNumberParam } from '@portal/shared/router';
import { Badge, ButtonLink, Callout, DescriptionList } from '@portal/shared/ui';
import { ItemOf } from '../parts/frame/ItemOf.tsx';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { isRunning, LIST_PATH, STATUS_TONES, type ImportDetail } from './import.ts';
import { ImportActs } from './ImportActs.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { Problems } from './Problems.tsx';
import { SummaryView } from './SummaryView.tsx';

/** /office/imports/view: one file of the former system, from its check to its result. */
export default function ViewPage() {
  const uploadNo = useNumberParam('uploadNo');
  const query = useItem(officeImport, uploadNo === null ? null : { uploadNo }, {
    pollWhile: isRunning,
    background: true,
  });
  return (
    <OfficePage
      title="자료 가져오기"
      actions={
        <ButtonLink variant="secondary" to={LIST_PATH}>
          목록
        </ButtonLink>
      }
    >
      <ItemOf no={uploadNo} query={query}>
        {(item) => (
          <>
            <DescriptionList items={detailsOf(item)} />
            <ImportProgress item={item} />
            {item.failure && (
              <Callout tone="danger" title="파일을 읽지 못했습니다">
                {item.failure}
              </Callout>
            )}
            {item.undoFailure && (
              <Callout tone="danger" title="되돌리지 못했습니다">
                {item.undoFailure}
              </Callout>
            )}
            {item.result && <SummaryView title="가져온 결과" summary={item.result} />}
            {item.checked && !item.result && <SummaryView title="확인한 결과" summary={item.checked} />}
            <ImportActs item={item} />
            <Problems item={item} />
          </>
        )}
      </ItemOf>
    </OfficePage>
  );
}

const signed = (name: string, at: string) => `${name || '이름 없음'}, ${formatDateTime(at)}`;

function detailsOf(item: ImportDetail) {
  const { status, statusName, batch, batchName, startedAt, deletedAt } = item;
  return [
    { term: '파일', description: `${item.fileName} (${formatBytes(item.size)})` },
    { term: '종류', description: item.kindName },
    {
      term: '상태',
      description: (
        <>
          <Badge tone={inTable(STATUS_TONES, status ?? 'DONE', 'neutral')}>{statusName}</Badge>{' '}
          {batch !== null && <Badge tone="neutral">{batchName}</Badge>}
        </>
      ),
    },
    { term: '올린 직원', description: signed(item.by, item.at) },
    ...(startedAt === null ? [] : [{ term: '가져온 직원', description: signed(item.startedBy, startedAt) }]),
    ...(item.rows === null ? [] : [{ term: '파일의 줄', description: `${formatCount(item.rows)}줄` }]),
    { term: '올린 파일', description: deletedAt === null ? '지웠습니다.' : `${formatDateTime(deletedAt)}에 지웁니다.` },
  ];
}
