import { PHOTO_STATE_NAMES } from '@portal/shared/contract/statuses';
import { inTable } from '@portal/shared/contract/words';
import { Badge, Button, type Tone } from '@portal/shared/ui';
import { StoredPicture } from '../../parts/files/StoredPicture.tsx';
import type { Applicant } from '../kind/applicant.ts';
import styles from './PhotoCell.module.css';
import type { Photos } from './usePhotos.ts';

const TONES: Record<keyof typeof PHOTO_STATE_NAMES, Tone> = {
  given: 'success',
  missing: 'warning',
  returned: 'danger',
};
const RETURNABLE: readonly Applicant['status'][] = ['HELD', 'CONFIRMED'];

interface PhotoCellProps {
  applicant: Applicant;
  photos: Photos;
  giveBack(applicant: Applicant, photo: string): void;
}

/** An applicant's photo status, or the photo with a return button once it was requested. */
export function PhotoCell({ applicant, photos, giveBack }: PhotoCellProps) {
  const { userExaminationNo, name, photo: state, status } = applicant;
  const path = photos?.get(userExaminationNo);
  if (!path)
    return state ? (
      <Badge tone={inTable(TONES, state, 'neutral')}>{inTable(PHOTO_STATE_NAMES, state, state)}</Badge>
    ) : (
      '없음'
    );
  return (
    <div className={styles.root}>
      <StoredPicture path={path} alt={`${name} 응시자 사진`} />
      {RETURNABLE.includes(status) && (
        <Button
          size="small"
          variant="secondary"
          aria-label={`${name} 사진 반려`}
          onClick={() => giveBack(applicant, path)}
        >
          반려
        </Button>
      )}
    </div>
  );
}
