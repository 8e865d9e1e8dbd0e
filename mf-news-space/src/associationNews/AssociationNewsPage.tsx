import { useList } from '@portal/shared/client';
import { getListBoxAsctn } from '@portal/shared/contract/news';
import { ArticleListPage } from '../parts/articles/ArticleListPage.tsx';
import { useKeywordSearch } from '../parts/urls/useKeywordSearch.ts';
import { associationBoard } from './associationBoard.ts';

export default function AssociationNewsPage() {
  const keywordSearch = useKeywordSearch();
  const query = useList(getListBoxAsctn, keywordSearch.input);
  return (
    <ArticleListPage
      board={associationBoard}
      keywordSearch={keywordSearch}
      query={query}
      numberOf={({ asctnNo }) => asctnNo}
    />
  );
}
