import { useState } from 'react';
import type { DialogProps } from '@portal/shared/overlay';
import { EmbeddedService } from '../embed/EmbeddedService.tsx';
import { Callout, Dialog, MapLinks } from '../ui/index.ts';
import { mapMessage, mapPage } from './mapPage.ts';

interface MapDialogProps extends DialogProps {
  /** Street and number. */
  address: string;
}

/** Dialog with the map of a place and links to route planners. */
export default function MapDialog({ address, close, closing }: MapDialogProps) {
  const [page, setPage] = useState(() => mapPage(address));
  return (
    <Dialog
      title="지도"
      description={address}
      closing={closing}
      onClose={() => close()}
      footer={<MapLinks address={address} />}
    >
      {page ? (
        <EmbeddedService
          page={page}
          schema={mapMessage}
          title={`‘${address}’ 지도`}
          starting="지도를 준비하고 있습니다"
          onUnreachable={() => setPage(null)}
        />
      ) : (
        <Callout>지도를 불러오지 못했습니다. 아래 지도 서비스에서 보실 수 있습니다.</Callout>
      )}
    </Dialog>
  );
}
