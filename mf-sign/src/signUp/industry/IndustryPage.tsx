import { useState, type FormEvent } from 'react';
import { useStoredState } from '@portal/shared/form';
import { useNavigate } from '@portal/shared/router';
import { Actions, Button, ButtonLink, Card, Form, RadioGroup } from '@portal/shared/ui';
import { NO_BUSINESS } from '../../parts/contact/contactSchema.ts';
import { INDUSTRIES } from '../../parts/industries.ts';
import { useWayBack } from '../../parts/returnPath.ts';
import { signUpProgress } from '../steps/progress.ts';
import { StepPage } from '../steps/StepPage.tsx';

/** /sign/up/select-industry */
export default function IndustryPage() {
  const navigate = useNavigate();
  const { state } = useWayBack();
  const [progress, changeProgress] = useStoredState(signUpProgress);
  const [showErrors, setShowErrors] = useState(false);

  const choose = (value: string) => {
    const industryType = INDUSTRIES.find((industry) => String(industry.value) === value)?.value ?? null;
    // A business belongs to the trade in which it was found.
    if (industryType !== progress.industryType)
      changeProgress({ industryType, details: { ...progress.details, ...NO_BUSINESS } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setShowErrors(true);
    if (progress.industryType !== null) void navigate('/sign/up/step2', { state });
  };

  return (
    <StepPage
      path="/sign/up/select-industry"
      lead="어떤 업종에서 일하시는지 알려주세요. 고르신 업종에 맞는 위생교육과 업소를 보여드립니다."
    >
      <Card>
        <Form onSubmit={submit}>
          <RadioGroup
            legend="업종"
            name="industryType"
            options={INDUSTRIES}
            value={progress.industryType ?? ''}
            error={showErrors && progress.industryType === null ? '업종을 선택해주세요.' : undefined}
            onChange={(event) => choose(event.target.value)}
          />
          <Actions>
            <ButtonLink to="/sign/up/step1" state={state} variant="secondary" size="large">
              이전
            </ButtonLink>
            <Button type="submit" size="large">
              다음
            </Button>
          </Actions>
        </Form>
      </Card>
    </StepPage>
  );
}
