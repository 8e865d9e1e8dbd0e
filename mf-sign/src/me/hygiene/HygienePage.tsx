import { RosterState } from '@portal/shared/roster';
import { Section } from '@portal/shared/ui';
import { FormPage } from '../../parts/formPage/FormPage.tsx';
import { Hygiene } from './Hygiene.tsx';

/** /sign/me/hygiene: the member's hygiene education, and the status on its roster. */
export default function HygienePage() {
  return (
    <FormPage title="위생교육 이수" lead="교육장에서 받은 기록입니다. 수료한 뒤 기록이 들어올 때까지 며칠 걸립니다.">
      <Hygiene />
      <Section
        title="위생교육 명단"
        lead="업소가 있는 회원을 식품의약품안전처에 통보해드리고, 등록되면 문자로 알려드립니다."
      >
        <RosterState />
      </Section>
    </FormPage>
  );
}
