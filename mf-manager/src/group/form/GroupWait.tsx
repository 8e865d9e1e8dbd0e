import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useMutation } from '@portal/shared/client';
import { NUMBERS } from '@portal/shared/contract';
import { postIntGroupLine } from '@portal/shared/contract/manager';
import { useSubmit } from '@portal/shared/form';
import { formatCount } from '@portal/shared/format';
import { useNavigate } from '@portal/shared/router';
import { Actions, Button, ButtonLink, Form, Section, TextField } from '@portal/shared/ui';
import { callsOf } from '../../parts/kind/applicationSources.ts';
import { KINDS } from '../../parts/kind/kinds.ts';
import type { OfferingDetail } from '../../parts/kind/offering.ts';
import { Notes } from '../../parts/page/Notes.tsx';
import { linePath, offeringPath } from '../../parts/page/paths.ts';

const schema = v.pick(postIntGroupLine.input, ['seats']);

/** Notes on how a waiting group gets seats. */
const notesOf = ({ capacity }: OfferingDetail) => [
  '대기 순번은 혼자 신청하시는 분들과 함께 서고, 누구도 앞에 끼어들 수 없습니다.',
  '차례가 되면 나는 자리를 그 인원만큼 모아 한꺼번에 배정해드립니다. 모으는 기간은 첫 자리부터 3일, 늦어도 신청 마감 이틀 전까지입니다.',
  '그때까지 다 모이지 않으면 모아 둔 자리는 뒤에서 기다리시는 분들께 넘어갑니다. 순번은 그대로이며, 그만큼의 자리가 한꺼번에 나면 먼저 배정해드립니다.',
  `인원이 적을수록 자리가 빨리 모입니다. 정원 ${formatCount(capacity)}명보다 많은 인원은 함께 기다리실 수 없습니다.`,
  '함께 오실 분들의 이름과 휴대폰 번호는 자리를 배정받으신 뒤에 적습니다.',
];

interface GroupWaitProps {
  offering: OfferingDetail;
  /** Number of people for whom the form was refused; null without a refusal. */
  people: number | null;
}

/** Queue entry for a group: number of people, and the allocation rules. */
export function GroupWait({ offering, people }: GroupWaitProps) {
  const { kind, offeringNo } = offering;
  const navigate = useNavigate();
  const waiting = useMutation(postIntGroupLine, { quiet: true, invalidates: callsOf(kind), leavesPage: true });
  const form = useForm<v.InferInput<typeof schema>, unknown, v.InferOutput<typeof schema>>({
    resolver: valibotResolver(schema),
    defaultValues: { seats: people === null ? '' : String(people) },
  });
  const { submit, isPending } = useSubmit({
    form,
    refusedAt: { [NUMBERS.GROUP_OVER_CAPACITY]: 'seats' },
    send: async ({ seats }) => {
      await waiting.mutate({ [KINDS[kind].numberName]: offeringNo, seats });
      void navigate(linePath(kind, offeringNo));
    },
  });
  return (
    <Section
      title="단체 대기 신청"
      lead="지금은 함께 앉으실 자리가 모자라거나 먼저 기다리시는 분이 있습니다. 인원을 정해 대기 순번을 받으시면, 자리가 모두 모였을 때 알려드립니다."
    >
      <Notes items={notesOf(offering)} />
      <Form onSubmit={submit} aria-label="단체 대기 신청">
        <TextField
          label="함께 기다리실 인원"
          required
          inputMode="numeric"
          autoComplete="off"
          error={form.formState.errors.seats?.message}
          {...form.register('seats')}
        />
        <Actions>
          {people === null && (
            <ButtonLink variant="secondary" size="large" to={offeringPath(kind, offeringNo)}>
              이전
            </ButtonLink>
          )}
          <Button type="submit" size="large" busy={isPending}>
            단체 대기 신청
          </Button>
        </Actions>
      </Form>
    </Section>
  );
}
