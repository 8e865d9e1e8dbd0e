import { useState } from 'react';
import { useItem } from '@portal/shared/client';
import { licence } from '@portal/shared/contract/common';
import { Dialog, ErrorState, Pager, Skeleton, VisuallyHidden } from '@portal/shared/ui';
import { industryName, type IndustryType } from '../industries.ts';
import { LicenceForm } from './LicenceForm.tsx';
import { LICENCE_PAGE_SIZE, licenceQuery, type LicenceWords } from './licenceQuery.ts';
import { LicenceResults } from './LicenceResults.tsx';
import styles from './LicenceSearch.module.css';
import type { Licence } from './openLicenceSearch.tsx';

interface LicenceSearchDialogProps {
  industryType: IndustryType | null;
  closing: boolean;
  onChoose: (licence: Licence) => void;
  onClose: () => void;
}

const NOTHING: LicenceWords = { upsoname: '', prsdnt_nm: '', sido_cd: '' };

/** Spec §2 "Licence search": words, ten results a page. */
export default function LicenceSearchDialog({ industryType, closing, onChoose, onClose }: LicenceSearchDialogProps) {
  const [asked, setAsked] = useState<{ words: LicenceWords; page: number } | null>(null);
  const { data, isLoading, error, retry } = useItem(
    licence,
    licenceQuery(asked?.words ?? NOTHING, industryType, asked?.page ?? 1),
    { enabled: asked !== null, background: true },
  );
  const trade = industryType ? `${industryName(industryType)} 업소 가운데` : '세 업종의 업소 가운데';

  return (
    <Dialog
      title="업소 검색"
      description={`${trade} 영업신고된 업소를 찾습니다.`}
      size="large"
      closing={closing}
      onClose={onClose}
    >
      <div className={styles.root}>
        <LicenceForm onSearch={(words) => setAsked({ words, page: 1 })} />
        <VisuallyHidden role="status">
          {asked && data ? `${data.pageInfo.totalRow}건을 찾았습니다.` : ''}
        </VisuallyHidden>
        {asked && isLoading && <Skeleton lines={LICENCE_PAGE_SIZE / 2} height="3.5rem" />}
        {error && <ErrorState message={error.message} onRetry={retry} />}
        {asked && data && !error && (
          <>
            <LicenceResults licences={data.list} onChoose={onChoose} />
            <Pager
              page={data.pageInfo.page}
              endPage={data.pageInfo.endPage}
              onPage={(page) => setAsked({ ...asked, page })}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
