import { StepPage } from '../steps/StepPage.tsx';
import { DetailsForm } from './DetailsForm.tsx';

/** /sign/up/step2 */
export default function DetailsPage() {
  return (
    <StepPage path="/sign/up/step2">
      <DetailsForm />
    </StepPage>
  );
}
