import { useItem, useItemNumber } from '@portal/shared/client';
import { getMapNews } from '@portal/shared/contract/news';
import { ButtonLink } from '@portal/shared/ui';
import { ArticleViewPage } from '../parts/articles/ArticleViewPage.tsx';
import { webUrl } from '../parts/urls/webUrl.ts';
import { foodBoard } from './foodBoard.ts';

/** /news/kfood/view?newsNo=: one food news item; the text of another publisher is read on that site. */
export default function FoodNewsViewPage() {
  const newsNo = useItemNumber('newsNo');
  const { data, ...query } = useItem(getMapNews, newsNo === null ? null : { newsNo });
  const article = data && { ...data, writer: data.source, viewCnt: null, files: [] };
  return (
    <ArticleViewPage
      board={foodBoard}
      no={newsNo}
      query={{ ...query, data: article }}
      extra={({ content, summary, url }) => {
        const original = webUrl(url);
        if (content || !original) return null;
        return (
          <>
            <p>{summary}</p>
            <p>
              <ButtonLink href={original} target="_blank">
                원문 보기
              </ButtonLink>
            </p>
          </>
        );
      }}
    />
  );
}
