import { valibotResolver } from '@hookform/resolvers/valibot';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useMutation } from '@portal/shared/client';
import { getMapGroupInvitation, postIntGroupAccept } from '@portal/shared/contract/manager';
import type { UserProfile } from '@portal/shared/contract/user';
import { useDraft, useSubmit } from '@portal/shared/form';
import { useNavigate } from '@portal/shared/router';
import { Actions, Button, Section } from '@portal/shared/ui';
import { SectionedForm } from '../../parts/form/SectionedForm.tsx';
import { callsOf } from '../../parts/kind/applicationSources.ts';
import { donePath } from '../../parts/page/paths.ts';
import { AssistanceFields, assistanceToSend } from '../../parts/person/AssistanceFields.tsx';
import { consentsToSend } from '../../parts/person/consentsToSend.ts';
import { EnglishNameField } from '../../parts/person/EnglishNameField.tsx';
import { PersonFields } from '../../parts/person/PersonFields.tsx';
import { PhotoField } from '../../parts/photo/PhotoField.tsx';
import { offeringOf } from '../group.ts';
import { AcceptConsents } from './AcceptConsents.tsx';
import { ACCEPT_CONSENTS, acceptSchema, initialAcceptValues, type AcceptValues } from './acceptForm.ts';
import type { InvitationDetail } from './invitation.ts';

export interface AttendeeFormProps {
  code: string;
  invitation: InvitationDetail;
  /** Button for declining it. */
  decline: ReactNode;
  /** Called if the API refused because the page is out of date. */
  onRefused(): void;
  profile: UserProfile;
}

/** Accepts a seat: requires the same personal data as an application, without a price. */
export function AttendeeForm({ code, invitation, decline, onRefused, profile }: AttendeeFormProps) {
  const { kind, offeringNo } = offeringOf(invitation);
  const isExam = kind === 'exam';
  const navigate = useNavigate();
  const form = useForm<AcceptValues>({
    resolver: valibotResolver(acceptSchema),
    defaultValues: initialAcceptValues(profile),
    shouldFocusError: false,
    // As in the course form.
    criteriaMode: 'all',
  });
  // Named by the offering: the code of a link is not stored.
  const draft = useDraft(`invitation:${kind}:${offeringNo}`, form, { omit: ACCEPT_CONSENTS });
  const accept = useMutation(postIntGroupAccept, {
    quiet: true,
    invalidates: [...callsOf(kind), getMapGroupInvitation],
    leavesPage: true,
  });
  const { submit, isPending } = useSubmit<AcceptValues>({
    form,
    send: async ({ enName, userProfile, agreeCompletion, postCode, userAddress, userAddress2, ...assistance }) => {
      const { memo, ...ofCourse } = assistanceToSend(assistance);
      const applicationNo = await accept.mutate({
        code,
        agreeSharing: true,
        agreeCompletion,
        consents: consentsToSend({ ...assistance, agreeSharing: true, agreeCompletion: agreeCompletion && !isExam }),
        postCode,
        userAddress,
        userAddress2,
        memo,
        ...(isExam ? { enName, userProfile } : ofCourse),
      });
      draft.clear();
      void navigate(donePath(kind, applicationNo), { replace: true });
    },
    onRefused: () => onRefused(),
  });
  return (
    <FormProvider {...form}>
      <SectionedForm submit={submit} isRestored={draft.restored}>
        <Section title="신청자 정보" lead="회원 정보에서 가져왔습니다. 그대로 적히니 확인해주세요.">
          <PersonFields profile={profile} />
          {isExam && (
            <>
              <EnglishNameField />
              <PhotoField />
            </>
          )}
        </Section>
        <AssistanceFields kind={kind} />
        <AcceptConsents kind={kind} businessName={invitation.businessName} />
        <Actions>
          {decline}
          <Button type="submit" size="large" busy={isPending}>
            수락하기
          </Button>
        </Actions>
      </SectionedForm>
    </FormProvider>
  );
}
