import { useItem } from '@portal/shared/client';
import { fetchUser } from '@portal/shared/contract/user';
import { offeringListPath } from '../parts/page/paths.ts';
import { prefilled } from '../apply/form/prefill.ts';
import type { OfferingDetail } from '../parts/kind/offering.ts';
import { Loaded } from '../parts/page/QueryResult.tsx';
import { ExamFormFields } from '../apply/form/ExamForm.tsx';

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
