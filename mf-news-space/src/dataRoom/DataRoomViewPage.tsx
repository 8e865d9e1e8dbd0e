import { useState } from 'react';
import { useCountedView, useItem, useItemNumber, useMutation } from '@portal/shared/client';
import { countArticleView, downloadCnt, getListBoxData, getMapData } from '@portal/shared/contract/news';
import { formatCount } from '@portal/shared/format';
import { ArticleViewPage } from '../parts/articles/ArticleViewPage.tsx';
import { storedPathOf } from '../parts/urls/storedPathOf.ts';
import { dataBoard } from './dataBoard.ts';

export default function DataRoomViewPage() {
  const dataNo = useItemNumber('dataNo');
  const query = useItem(getMapData, dataNo === null ? null : { dataNo });
  useCountedView(countArticleView, query.data ? { dataNo: query.data.dataNo } : null);
  const countDownload = useMutation(downloadCnt, { background: true, invalidates: [getListBoxData] });
  const [counted, setCounted] = useState<{ dataNo: number; downloads: number } | null>(null);

  const showNewCount = async (path: string) => {
    if (dataNo === null) return;
    try {
      setCounted({ dataNo, downloads: await countDownload.mutate({ dataNo, path }) });
    } catch {
      // The download continues; only its count is lost.
    }
  };

  return (
    <ArticleViewPage
      board={dataBoard}
      no={dataNo}
      query={query}
      details={(entry) => [
        `내려받기 ${formatCount(counted?.dataNo === dataNo ? counted.downloads : entry.downloadCnt)}회`,
      ]}
      onDownload={({ href }) => void showNewCount(storedPathOf(href))}
    />
  );
}
