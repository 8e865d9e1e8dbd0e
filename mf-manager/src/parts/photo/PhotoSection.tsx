import { CallError, useMutation } from '@portal/shared/client';
import { patchIntExamPhoto } from '@portal/shared/contract/manager';
import { FileInput, UploadProgress } from '@portal/shared/form';
import { formatDeadline } from '@portal/shared/format';
import { AssociationPhone, Callout, Field, Section, toast } from '@portal/shared/ui';
import { OwnPhoto } from '../documents/OwnPhoto.tsx';
import type { ApplicationDetail, Photo } from '../kind/application.ts';
import { callsOf } from '../kind/applicationSources.ts';
import { RefundLeft } from '../refund/RefundLeft.tsx';
import { isPhotoAwaited } from './isPhotoAwaited.ts';
import { PHOTO_HINT, usePhotoUpload } from './usePhotoUpload.ts';

/** Photo of an exam's applicant: present or, until the exam is over, missing with the deadline to submit it. */
export function PhotoSection({ application }: { application: ApplicationDetail }) {
  const { photo, allowedActions, applicant } = application;
  const mayAdd = allowedActions.includes('addPhoto');
  if (!photo || (photo.state === 'given' ? !applicant.photo : !isPhotoAwaited(application))) return null;
  return (
    <Section title="응시자 사진">
      {photo.state === 'given' ? (
        <OwnPhoto path={applicant.photo ?? ''} alt={`${applicant.name} 응시자 사진`} />
      ) : (
        <Missing photo={photo} application={application} />
      )}
      {mayAdd && <GivePhoto application={application} photo={photo} />}
    </Section>
  );
}

function Missing({ photo, application }: { photo: Photo; application: ApplicationDetail }) {
  const { state, dueAt, reason } = photo;
  if (!application.allowedActions.includes('addPhoto'))
    return (
      <Callout tone="danger" title="사진을 올리실 수 있는 기한이 지나 수험표를 출력하실 수 없습니다.">
        <p>
          기한은 {formatDeadline(dueAt)}까지였습니다. <AssociationPhone />로 전화해주세요.
        </p>
        <RefundLeft application={application} />
      </Callout>
    );
  return (
    <Callout
      tone="warning"
      title={
        state === 'returned'
          ? '올리신 사진은 쓸 수 없어 다른 사진이 필요합니다.'
          : '사진을 올리셔야 수험표를 출력하실 수 있습니다.'
      }
    >
      {reason && <p>사유: {reason}</p>}
      <p>{formatDeadline(dueAt)}까지 아래에서 사진을 올려주세요.</p>
    </Callout>
  );
}

/** Chooses, crops, uploads and submits a photo in one step; the previous one stays until then. */
function GivePhoto({ application, photo }: { application: ApplicationDetail; photo: Photo }) {
  const { upload, problem, isPending, progress } = usePhotoUpload();
  const giving = useMutation(patchIntExamPhoto, { invalidates: callsOf('exam') });
  const isBusy = isPending || giving.isPending;
  const isGiven = photo.state === 'given';
  const give = async (files: readonly File[]) => {
    const userProfile = await upload(files);
    if (!userProfile) return;
    try {
      await giving.mutate({ userExaminationNo: application.applicationNo, userProfile });
    } catch (error) {
      // The client has shown its message.
      if (error instanceof CallError) return;
      throw error;
    }
    toast('사진을 저장했습니다.');
  };
  const hint = isGiven ? `${PHOTO_HINT} ${formatDeadline(photo.dueAt)}까지 바꾸실 수 있습니다.` : PHOTO_HINT;
  return (
    <>
      <Field label={isGiven ? '사진 바꾸기' : '사진 올리기'} hint={hint} error={problem}>
        {(field) => (
          <FileInput
            {...field}
            accept="image/jpeg,image/png"
            disabled={isBusy}
            onChoose={(files) => void give(files)}
          />
        )}
      </Field>
      {isBusy && <UploadProgress label="사진 올리는 중" progress={progress} />}
    </>
  );
}
