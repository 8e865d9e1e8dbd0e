import { useState } from 'react';
import { useItem, useMutation } from '@portal/shared/client';
import { downloadCnt, getListBoxData, getMapData } from '@portal/shared/contract/news';
import { formatCount } from '@portal/shared/format';
import { pathInDownload } from '../parts/address/pathInDownload.ts';
import { useNumberInAddress } from '../parts/address/useNumberInAddress.ts';
import { ArticleViewPage } from '../parts/articles/ArticleViewPage.tsx';
import { dataBoard } from './dataBoard.ts';

export default function DataRoomViewPage() {
  const dataNo = useNumberInAddress('dataNo');
  const query = useItem(getMapData, { dataNo: dataNo ?? 0 }, { enabled: dataNo !== null });
  const counting = useMutation(downloadCnt, { quiet: true, invalidates: [getListBoxData] });
  const [counted, setCounted] = useState<{ dataNo: number; downloads: number } | null>(null);

  const count = async (path: string) => {
    if (dataNo === null) return;
    try {
      setCounted({ dataNo, downloads: await counting.mutate({ dataNo, path }) });
    } catch {
      // The file is on its way all the same; only the counter did not move.
    }
  };

  return (
    <ArticleViewPage
      board={dataBoard}
      no={dataNo}
      query={query}
      facts={(entry) => [
        `내려받기 ${formatCount(counted?.dataNo === dataNo ? counted.downloads : entry.downloadCnt)}회`,
      ]}
      onDownload={({ href }) => void count(pathInDownload(href))}
    />
  );
}
