import { useEffect, useState } from 'react';
import type { PostcodeConstructor } from 'react-daum-postcode/lib/loadPostcode';
import type { DialogProps } from '@portal/shared/overlay';
import { Button, Dialog, Spinner } from '../ui/index.ts';
import styles from './AddressSearchDialog.module.css';
import type { FoundAddress } from './foundAddress.ts';
import { ManualAddress } from './ManualAddress.tsx';
import { OwnSearch } from './OwnSearch.tsx';
import { PostcodeEmbed } from './PostcodeEmbed.tsx';
import { postcodeService } from './postcodeService.ts';

/** null where it cannot be reached; undefined until that is known. */
type Service = PostcodeConstructor | null | undefined;

/**
 * Finds an address: by the postcode service, or by the portal's own search where that is unreachable; always by hand
 * too.
 */
export default function AddressSearchDialog({ close, closing }: DialogProps<FoundAddress>) {
  // Wrapped, because useState would call a function value.
  const [{ service }, setService] = useState<{ service: Service }>({ service: undefined });
  const [byHand, setByHand] = useState(false);

  useEffect(() => {
    let shown = true;
    void postcodeService().then((service) => shown && setService({ service }));
    return () => {
      shown = false;
    };
  }, []);

  const search = () => {
    if (service === undefined)
      return (
        <div className={styles.wait}>
          <Spinner label="주소 검색을 준비하고 있습니다" />
        </div>
      );
    return service ? <PostcodeEmbed service={service} onChoose={close} /> : <OwnSearch onChoose={close} />;
  };
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
