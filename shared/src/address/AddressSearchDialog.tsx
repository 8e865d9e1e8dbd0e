import { useState } from 'react';
import type { DialogProps } from '@portal/shared/overlay';
import { Button, Dialog } from '../ui/index.ts';
import type { FoundAddress } from './foundAddress.ts';
import { ManualAddress } from './ManualAddress.tsx';
import { OwnSearch } from './OwnSearch.tsx';
import { PostcodeFrame } from './PostcodeFrame.tsx';
import { postcodePage } from './postcodePage.ts';

/**
 * Address search by the postcode service, or by the portal's own search if the service is unreachable; manual input is
 * always possible.
 */
export default function AddressSearchDialog({ close, closing }: DialogProps<FoundAddress>) {
  const [page, setPage] = useState(postcodePage);
  const [byHand, setByHand] = useState(false);

  const search = () =>
    page ? (
      <PostcodeFrame page={page} onChoose={close} onUnreachable={() => setPage(null)} />
    ) : (
      <OwnSearch onChoose={close} />
    );
  return (
    <Dialog
      title="우편번호 검색"
      closing={closing}
      onClose={() => close()}
      footer={
        <Button variant="plain" onClick={() => setByHand(!byHand)}>
          {byHand ? '검색해서 찾기' : '직접 입력하기'}
        </Button>
      }
    >
      {byHand ? <ManualAddress onChoose={close} /> : search()}
    </Dialog>
  );
}
