import { useItem } from '@portal/shared/client';
import { ARTICLE_STATE_NAMES, officeArticle, type WrittenKind } from '@portal/shared/contract/office';
import { formatDateTime } from '@portal/shared/format';
import { useNumberParam } from '@portal/shared/router';
import { Badge, Callout, ErrorState, Skeleton } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { ArticleFormView } from './form/ArticleFormView.tsx';
import { NEW_ARTICLE } from './form/values.ts';
import { KINDS, type WrittenDetail } from './kinds.ts';

/** The write page of each kind: writes an article, or changes the one of `no`. */
export default function WritePage({ kind }: { kind: WrittenKind }) {
  const no = useNumberParam('no');
  const { data, isLoading, error, retry } = useItem(officeArticle, { kind, no: no ?? 1 }, { enabled: no !== null });
  const { noun } = KINDS[kind];
  return (
    <OfficePage title={no === null ? `${noun} 쓰기` : `${noun} 고치기`}>
      {isLoading && <Skeleton lines={12} />}
      {error && <ErrorState message={error.message} onRetry={retry} />}
      {no === null && <ArticleFormView key={kind} kind={kind} no={null} start={NEW_ARTICLE} />}
      {data && (
        <>
          <Standing article={data} />
          <ArticleFormView
            key={`${kind} ${data.no}`}
            kind={kind}
            no={data.no}
            start={{ ...data.form, seenVersion: data.version }}
          />
        </>
      )}
    </OfficePage>
  );
}

/** Whether the public reads it, and who changed it last. */
function Standing({ article: { state, changedBy, changedAt, viewCnt } }: { article: WrittenDetail }) {
  return (
    <>
      <p>
        <Badge>{ARTICLE_STATE_NAMES[state]}</Badge> 조회 {viewCnt}
        {changedAt && `, ${changedBy ?? '탈퇴한 직원'} ${formatDateTime(changedAt)} 고침`}
      </p>
      {state === 'withdrawn' && (
        <Callout title="내려진 글입니다">
          저장해도 방문자에게 보이지 않습니다. 목록에서 다시 게시할 수 있습니다.
        </Callout>
      )}
    </>
  );
}
