import { useItem } from '@portal/shared/client';
import { fetchUser } from '@portal/shared/contract/user';
import { offeringListPath } from '../parts/application/paths.ts';
import { prefilled } from '../parts/applyForm/prefill.ts';
import type { OfferingDetail } from '../parts/offering/offering.ts';
import { Loaded } from '../parts/page/Loaded.tsx';
import { ExamFormFields } from './ExamFormFields.tsx';

/** The form of an exam, once the member's own data is there to begin with. */
export function ExamForm({ offering, onRefused }: { offering: OfferingDetail; onRefused: () => void }) {
  const profile = useItem(fetchUser, {});
  return (
    <Loaded query={profile} list={{ label: '시험 목록', to: offeringListPath(2) }}>
      {(member) => (
        <ExamFormFields
          offering={offering}
          begin={{ ...prefilled(member), enName: '', userProfile: '' }}
          onRefused={onRefused}
        />
      )}
    </Loaded>
  );
}
