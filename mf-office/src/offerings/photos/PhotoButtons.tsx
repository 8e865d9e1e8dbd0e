import { Actions, Button } from '@portal/shared/ui';
import type { Applicant } from '../kind/applicant.ts';
import type { usePhotos } from './usePhotos.ts';

interface PhotoButtonsProps {
  /** Applicants of the current page. */
  applicants: readonly Applicant[];
  view: ReturnType<typeof usePhotos>;
}

/** Shows the photos of a page, and hides them again. */
export function PhotoButtons({ applicants, view: { photos, isPending, show, hide } }: PhotoButtonsProps) {
  const given = applicants.filter(({ photo }) => photo === 'given').map((applicant) => applicant.userExaminationNo);
  if (given.length === 0) return null;
  const isShown = given.some((userExaminationNo) => photos?.has(userExaminationNo));
  return (
    <Actions>
      {isShown ? (
        <Button variant="secondary" onClick={hide}>
          사진 숨기기
        </Button>
      ) : (
        <Button variant="secondary" busy={isPending} onClick={() => void show(given)}>
          이 쪽의 사진 보기 ({given.length}장)
        </Button>
      )}
    </Actions>
  );
}
