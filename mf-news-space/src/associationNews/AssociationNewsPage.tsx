import { useList } from '@portal/shared/client';
import { getListBoxAsctn } from '@portal/shared/contract/news';
import { useKeyword } from '../parts/address/useKeyword.ts';
import { ArticleListPage } from '../parts/articles/ArticleListPage.tsx';
import { associationBoard } from './associationBoard.ts';

export default function AssociationNewsPage() {
  const words = useKeyword();
  const query = useList(getListBoxAsctn, words.input);
  return <ArticleListPage board={associationBoard} words={words} query={query} numberOf={({ asctnNo }) => asctnNo} />;
}
