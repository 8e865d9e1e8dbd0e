import { openTextPopup, type TextName } from '@portal/shared/texts';
import { Button, Card, Checkbox } from '@portal/shared/ui';
import type { SignUpProgress } from '../steps/progress.ts';
import styles from './Agreements.module.css';

type Consents = Pick<SignUpProgress, 'agreeTerms' | 'agreePrivacy' | 'agreeMarketing'>;

export const AGREEMENT_MESSAGES = {
  agreeTerms: '이용약관에 동의해주세요.',
  agreePrivacy: '개인정보 수집·이용에 동의해주세요.',
} as const;

interface AgreementsProps {
  agreed: Consents;
  onChange: (change: Partial<Consents>) => void;
  /** Missing consents are marked. */
  showErrors: boolean;
}

const REQUIRED = [
  { name: 'agreeTerms', label: '이용약관에 동의합니다.', text: 'terms', textName: '이용약관' },
  {
    name: 'agreePrivacy',
    label: '개인정보 수집·이용에 동의합니다.',
    text: 'privacy',
    // Too wide for a phone with text twice as large, unless the line may end at its zero-width space.
    textName: '개인정보\u200b처리방침',
  },
] as const;

function ShowText({ text, textName }: { text: TextName; textName: string }) {
  return (
    <Button variant="secondary" size="small" onClick={() => void openTextPopup(text)}>
      {textName} 보기
    </Button>
  );
}

/** Consents of a member. Marketing is separate, and off by default. */
export function Agreements({ agreed, onChange, showErrors }: AgreementsProps) {
  const errorOf = (name: 'agreeTerms' | 'agreePrivacy') =>
    showErrors && !agreed[name] ? AGREEMENT_MESSAGES[name] : undefined;
  const all = agreed.agreeTerms && agreed.agreePrivacy;
  return (
    <div className={styles.root}>
      <Card className={styles.group}>
        <Checkbox
          label={<strong>필수 항목에 모두 동의합니다.</strong>}
          checked={all}
          onChange={(event) => onChange({ agreeTerms: event.target.checked, agreePrivacy: event.target.checked })}
        />
        <hr className={styles.line} />
        {REQUIRED.map(({ name, label, text, textName }) => (
          <div key={name} className={styles.row}>
            <Checkbox
              id={name}
              name={name}
              label={label}
              required
              checked={agreed[name]}
              error={errorOf(name)}
              onChange={(event) => onChange({ [name]: event.target.checked })}
            />
            <ShowText text={text} textName={textName} />
          </div>
        ))}
        <div className={styles.row}>
          <p>협회가 교육과 자격 제도를 운영하는 목적을 안내해드립니다.</p>
          <ShowText text="purpose" textName="목적" />
        </div>
      </Card>
      <Card className={styles.group}>
        <div className={styles.row}>
          <Checkbox
            name="agreeMarketing"
            label="마케팅 정보 수신에 동의합니다."
            optional
            hint="동의하지 않으셔도 가입과 모든 서비스를 이용하실 수 있습니다."
            checked={agreed.agreeMarketing}
            onChange={(event) => onChange({ agreeMarketing: event.target.checked })}
          />
          <ShowText text="marketing" textName="마케팅 정보 수신 동의" />
        </div>
      </Card>
    </div>
  );
}
