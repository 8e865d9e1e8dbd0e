import { useState } from 'react';
import { CallError, useMutation } from '@portal/shared/client';
import { officeApplicantPhotos } from '@portal/shared/contract/office';

/** Photo paths by application number; undefined until an employee requests them. */
export type Photos = ReadonlyMap<number, string> | undefined;

/** Photos of the applicants on a page, once an employee requests them: each view is recorded. */
export function usePhotos(examinationNo: number) {
  const [photos, setPhotos] = useState<Photos>();
  const showing = useMutation(officeApplicantPhotos);
  return {
    photos,
    isPending: showing.isPending,
    hide: () => setPhotos(undefined),
    async show(userExaminationNos: number[]) {
      try {
        const shown = await showing.mutate({ examinationNo, userExaminationNos });
        setPhotos(new Map(shown.map(({ userExaminationNo, photo }) => [userExaminationNo, photo])));
      } catch (error) {
        // The client has shown its message.
        if (!(error instanceof CallError)) throw error;
      }
    },
  };
}
