import { useItem } from '@portal/shared/client';
import { fetchUser } from '@portal/shared/contract/user';
import { offeringListPath } from '../parts/page/paths.ts';
import { prefilled } from '../apply/form/prefill.ts';
import type { OfferingDetail } from '../parts/kind/offering.ts';
import { Loaded } from '../parts/page/QueryResult.tsx';
import { EduFormFields } from '../apply/form/EducationForm.tsx';

/** The form of a course, once the member's own data is there to begin with. */
export function EduForm({ offering, onRefused }: { offering: OfferingDetail; onRefused: () => void }) {
  const profile = useItem(fetchUser, {});
  return (
    <Loaded query={profile} list={{ label: '교육 목록', to: offeringListPath(1) }}>
      {(member) => (
        <EduFormFields offering={offering} begin={{ ...prefilled(member), isDisorder: '1' }} onRefused={onRefused} />
      )}
    </Loaded>
  );
}
