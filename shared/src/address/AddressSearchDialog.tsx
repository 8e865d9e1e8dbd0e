import { useEffect, useState } from 'react';
import type { PostcodeConstructor } from 'react-daum-postcode/lib/loadPostcode';
import { Button, Dialog, Spinner } from '../ui/index.ts';
import styles from './AddressSearch.module.css';
import { ManualAddress } from './ManualAddress.tsx';
import type { FoundAddress } from './openAddressSearch.tsx';
import { OwnSearch } from './OwnSearch.tsx';
import { PostcodeEmbed } from './PostcodeEmbed.tsx';
import { postcodeService } from './postcodeService.ts';

interface AddressSearchDialogProps {
  closing: boolean;
  onChoose: (found: FoundAddress) => void;
  onClose: () => void;
}

/** undefined until it is known whether the service answers. */
type Service = PostcodeConstructor | null | undefined;

/** Finds an address: through the postcode service, else by the portal's own search; by hand always. */
export default function AddressSearchDialog({ closing, onChoose, onClose }: AddressSearchDialogProps) {
  // In an object: a constructor by itself would be taken for an updater.
  const [{ service }, setService] = useState<{ service: Service }>({ service: undefined });
  const [byHand, setByHand] = useState(false);

  useEffect(() => {
    let shown = true;
    void postcodeService().then((found) => shown && setService({ service: found }));
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
    return service ? <PostcodeEmbed service={service} onChoose={onChoose} /> : <OwnSearch onChoose={onChoose} />;
  };
  return (
    <Dialog
      title="우편번호 검색"
      closing={closing}
      onClose={onClose}
      footer={
        <Button variant="plain" onClick={() => setByHand(!byHand)}>
          {byHand ? '검색해서 찾기' : '직접 입력하기'}
        </Button>
      }
    >
      {byHand ? <ManualAddress onChoose={onChoose} /> : search()}
    </Dialog>
  );
}
