import { StepPage } from '../steps/StepPage.tsx';
import { DetailsForm } from './DetailsForm.tsx';

/** /sign/up/step2 */
export default function DetailsPage() {
  return (
    <StepPage path="/sign/up/step2" lead="‘선택’이라고 적힌 것 외에는 모두 입력해주세요.">
      <DetailsForm />
    </StepPage>
  );
}
