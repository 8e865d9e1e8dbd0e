import { useState, type MouseEvent } from 'react';
import { pictureUrl } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract';
import type { getListBoxPopup } from '@portal/shared/contract/main';
import type { DialogProps } from '@portal/shared/overlay';
import { isPlainClick } from '@portal/shared/router';
import { Button, Dialog, TextLink } from '@portal/shared/ui';
import { Carousel } from '../carousel/Carousel.tsx';
import styles from './PopupDialog.module.css';

type Popup = CallEntity<typeof getListBoxPopup>['list'][number];

/** Visitor's choice after the popups: hide them for a day, or open a page linked in one. */
type PopupChoice = 'hide' | { page: string };

interface PopupDialogProps extends DialogProps<PopupChoice> {
  popups: Popup[];
}

function PopupPicture({ popup, onFollow }: { popup: Popup; onFollow(page: string): void }) {
  const picture = (
    <img className={styles.picture} src={pictureUrl(popup.imagePath)} alt={popup.title} width={400} height={480} />
  );
  const { webLink } = popup;
  if (!webLink) return picture;
  // The popups are closed first, so that "back" leads from that page to this one.
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onFollow(webLink);
  };
  return webLink.startsWith('/') ? (
    <TextLink to={webLink} className={styles.link} onClick={follow}>
      {picture}
    </TextLink>
  ) : (
    <TextLink href={webLink} target="_blank" className={styles.link}>
      {picture}
    </TextLink>
  );
}

/** Today's popups, one at a time, each at its own position. */
export default function PopupDialog({ popups, close, closing }: PopupDialogProps) {
  const [shownNo, setShownNo] = useState(popups[0]?.popupNo);
  const shown = popups.find(({ popupNo }) => popupNo === shownNo);
  return (
    <Dialog
      title="알려드립니다"
      size="small"
      place={shown && { top: shown.topLocation, left: shown.leftLocation }}
      closing={closing}
      onClose={() => close()}
      footer={
        <>
          <Button variant="plain" onClick={() => close('hide')}>
            오늘 하루 보지 않기
          </Button>
          <Button variant="secondary" onClick={() => close()}>
            닫기
          </Button>
        </>
      }
    >
      <Carousel
        label="팝업 안내"
        onShow={setShownNo}
        slides={popups.map((popup) => ({
          key: popup.popupNo,
          content: <PopupPicture popup={popup} onFollow={(page) => close({ page })} />,
        }))}
      />
    </Dialog>
  );
}
