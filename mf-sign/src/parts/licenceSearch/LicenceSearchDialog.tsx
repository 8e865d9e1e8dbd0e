import { useState } from 'react';
import { useItem } from '@portal/shared/client';
import { licence } from '@portal/shared/contract/common';
import type { DialogProps } from '@portal/shared/overlay';
import { Dialog, ErrorState, Pager, Skeleton, VisuallyHidden } from '@portal/shared/ui';
import { industryName, type Trade } from '../industries.ts';
import { LicenceForm } from './LicenceForm.tsx';
import { LICENCE_PAGE_SIZE, licenceQuery, type Licence, type LicenceWords } from './licenceQuery.ts';
import { LicenceResults } from './LicenceResults.tsx';
import styles from './LicenceSearchDialog.module.css';

interface LicenceSearchDialogProps extends DialogProps<Licence> {
  /** The trade to search in; null for all three. */
  industryType: Trade;
}

/** Search for a business licence, ten results per page; closes with the chosen one. */
export default function LicenceSearchDialog({ industryType, close, closing }: LicenceSearchDialogProps) {
  const [query, setQuery] = useState<{ words: LicenceWords; page: number } | null>(null);
  const { data, isLoading, error, retry } = useItem(
    licence,
    query && licenceQuery(query.words, industryType, query.page),
  );
  const trade = industryType ? `${industryName(industryType)} 업소 가운데` : '세 업종의 업소 가운데';

  return (
    <Dialog
      title="업소 검색"
      description={`${trade} 영업신고된 업소를 찾습니다.`}
      size="large"
      closing={closing}
      onClose={() => close()}
    >
      <div className={styles.root}>
        <LicenceForm onSearch={(words) => setQuery({ words, page: 1 })} />
        <VisuallyHidden role="status">
          {query && data ? `${data.pageInfo.totalRow}건을 찾았습니다.` : ''}
        </VisuallyHidden>
        {query && isLoading && <Skeleton lines={LICENCE_PAGE_SIZE / 2} height="3.5rem" />}
        {error && <ErrorState message={error.message} onRetry={retry} />}
        {query && data && !error && (
          <>
            <LicenceResults licences={data.list} onChoose={close} />
            <Pager
              page={data.pageInfo.page}
              totalRow={data.pageInfo.totalRow}
              rowPerPage={LICENCE_PAGE_SIZE}
              onPage={(page) => setQuery({ ...query, page })}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
