import { useItem } from '@portal/shared/client';
import { officeArticle, type OfficeArticleKind } from '@portal/shared/contract/office';
import { formatDateTime } from '@portal/shared/format';
import { useNumberParam } from '@portal/shared/router';
import { Badge, Callout, Skeleton } from '@portal/shared/ui';
import { UnknownValues } from '../parts/form/UnknownValues.tsx';
import { ItemFailure } from '../parts/frame/ItemFailure.tsx';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { ArticleFormView } from './form/ArticleFormView.tsx';
import { NEW_ARTICLE, valuesOf } from './form/values.ts';
import { KINDS, stateName, type OfficeArticleDetail } from './kind/kinds.ts';
import { hasUnwritable } from './unwritable.ts';

/** Write page of each kind: a new article, or an edit of article `no`. */
export default function WritePage({ kind }: { kind: OfficeArticleKind }) {
  const no = useNumberParam('no');
  const query = useItem(officeArticle, no === null ? null : { kind, no });
  const { data, isLoading } = query;
  const { name, isPlain } = KINDS[kind];
  const start = data && valuesOf(data);
  const written = isPlain ? name : `${name} 글`;
  return (
    <OfficePage title={`${written} ${no === null ? '쓰기' : '고치기'}`}>
      {isLoading && <Skeleton lines={12} />}
      <ItemFailure query={query} />
      {no === null && <ArticleFormView key={kind} kind={kind} no={null} start={NEW_ARTICLE} isDraft />}
      {data && (
        <>
          <ArticleStatus kind={kind} article={data} />
          {start ? (
            <ArticleFormView
              key={`${kind} ${data.no}`}
              kind={kind}
              no={data.no}
              start={start}
              isDraft={data.state === 'draft'}
            />
          ) : (
            <UnknownValues />
          )}
        </>
      )}
    </OfficePage>
  );
}

/** Publication status of an article, and who last changed it. */
function ArticleStatus({ kind, article }: { kind: OfficeArticleKind; article: OfficeArticleDetail }) {
  const { state, changedBy, changedAt, viewCnt, form } = article;
  return (
    <>
      <p>
        <Badge>{stateName(state)}</Badge> 조회 {viewCnt}
        {changedAt && <span>{`, ${changedBy ?? '탈퇴한 직원'} ${formatDateTime(changedAt)} 고침`}</span>}
      </p>
      {state === 'draft' && (
        <Callout tone="warning" title="초안입니다. 방문자에게 보이지 않습니다">
          저장한 뒤 목록에서 ‘게시하기’를 눌러야 방문자에게 보입니다.
        </Callout>
      )}
      {state === 'withdrawn' && (
        <Callout title="내려진 글입니다">
          저장해도 방문자에게 보이지 않습니다. 목록에서 다시 게시할 수 있습니다.
        </Callout>
      )}
      {!KINDS[kind].isPlain && hasUnwritable(form.content) && (
        <Callout tone="warning" title="편집기에 담을 수 없는 부분이 있습니다">
          표처럼 편집기에 없는 모양은 저장하면 글자만 남습니다. 사이트의 글을 먼저 확인해주세요.
        </Callout>
      )}
    </>
  );
}
