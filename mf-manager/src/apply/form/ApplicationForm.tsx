import { useItem } from '@portal/shared/client';
import { fetchUser } from '@portal/shared/contract/user';
import type { OfferingDetail } from '../../parts/kind/offering.ts';
import { QueryResult, type ListLink } from '../../parts/page/QueryResult.tsx';
import { EducationForm } from './EducationForm.tsx';
import { ExamForm } from './ExamForm.tsx';

const FORMS = { education: EducationForm, exam: ExamForm };

interface ApplicationFormProps {
  offering: OfferingDetail;
  list: ListLink;
  /** The API refused for a reason of its own (full, closed, already applied), so what is shown is out of date. */
  onRefused(): void;
}

/** The form of a course or of an exam, once the member's profile has arrived to fill it. */
export function ApplicationForm({ offering, list, onRefused }: ApplicationFormProps) {
  const profile = useItem(fetchUser, {});
  const Form = FORMS[offering.kind];
  return (
    <QueryResult query={profile} list={list}>
      {(member) => <Form offering={offering} profile={member} onRefused={onRefused} />}
    </QueryResult>
  );
}
