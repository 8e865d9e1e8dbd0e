import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import type { DialogProps } from '@portal/shared/overlay';
import { Button, Callout, Dialog, Field, TextInput } from '@portal/shared/ui';
import styles from './CropDialog.module.css';
import { cutPhoto, type PictureArea } from './cutPhoto.ts';

const MAX_ZOOM = 4;
const ZOOM_STEP = 0.1;
/** Pixels that an arrow key moves the picture. */
const KEYBOARD_STEP = 8;

/** Crops a picture to the 3:4 of the ticket, by finger, pointer or keyboard. Closes with the photo. */
export default function CropDialog({ url, close, closing }: DialogProps<File> & { url: string }) {
  const hintId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<PictureArea>();
  const [isUnreadable, setUnreadable] = useState(false);
  const [isCutting, setCutting] = useState(false);

  const use = async () => {
    if (!area) return;
    setCutting(true);
    try {
      close(await cutPhoto(url, area));
    } catch {
      setUnreadable(true);
    } finally {
      setCutting(false);
    }
  };

  return (
    <Dialog
      title="사진 맞추기"
      closing={closing}
      onClose={() => close()}
      footer={
        <>
          <Button variant="secondary" onClick={() => close()}>
            닫기
          </Button>
          <Button disabled={!area || isUnreadable} busy={isCutting} onClick={() => void use()}>
            이 사진 사용
          </Button>
        </>
      }
    >
      {isUnreadable ? (
        <Callout tone="danger" title="사진을 열 수 없습니다.">
          JPG나 PNG 사진을 다시 골라주세요.
        </Callout>
      ) : (
        <div className={styles.root}>
          <p id={hintId}>얼굴이 가운데에 오도록 사진을 끌거나, 틀을 누른 뒤 방향키로 옮겨주세요.</p>
          <div className={styles.frame}>
            <Cropper
              image={url}
              crop={crop}
              zoom={zoom}
              maxZoom={MAX_ZOOM}
              aspect={3 / 4}
              keyboardStep={KEYBOARD_STEP}
              // Its own stylesheet is an inline style element, which the page's policy blocks.
              disableAutomaticStylesInjection
              classes={{
                containerClassName: styles.crop,
                mediaClassName: styles.picture,
                cropAreaClassName: styles.area,
              }}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_percentages, pixels) => setArea(pixels)}
              mediaProps={{ alt: '고른 사진', onError: () => setUnreadable(true) }}
              cropperProps={{ role: 'group', 'aria-label': '사진 틀', 'aria-describedby': hintId }}
            />
          </div>
          <Field label="사진 크기">
            {(control) => (
              <TextInput
                {...control}
                type="range"
                min={1}
                max={MAX_ZOOM}
                step={ZOOM_STEP}
                value={zoom}
                onChange={({ target }) => setZoom(Number(target.value))}
              />
            )}
          </Field>
        </div>
      )}
    </Dialog>
  );
}
