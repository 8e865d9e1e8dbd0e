import type { AttachedFiles, OfferingKind } from '@portal/shared/contract/office';
import { StoredFiles } from '@portal/shared/documents';
import type { DialogProps } from '@portal/shared/overlay';
import { Article, Button, Callout, DescriptionList, Dialog, Section } from '@portal/shared/ui';
import { previewTexts } from './previewTexts.ts';

interface Preview {
  kind: OfferingKind;
  /** Current values of the form, possibly incomplete. */
  typed: Record<string, unknown> & { files?: AttachedFiles | undefined };
  /** Values that members see now; null for a new course or exam. */
  saved: Record<string, unknown> | null;
  /** Number of applicants, for whom their terms stay unchanged. */
  applicants: number;
}

/** A course or exam as members will see it, with the current text next to each change. */
export default function PreviewDialog({ kind, typed, saved, applicants, close, closing }: DialogProps<void> & Preview) {
  const next = previewTexts(kind, typed);
  const before = saved && previewTexts(kind, saved);
  const items = next.details.map(({ term, text }) => {
    const old = before?.details.find((fact) => fact.term === term)?.text;
    const description =
      old === undefined || old === text ? (
        text
      ) : (
        <>
          <strong>{text}</strong>
          <div>지금: {old}</div>
        </>
      );
    return { term, description };
  });
  return (
    <Dialog
      title="미리 보기"
      closing={closing}
      onClose={() => close()}
      footer={<Button onClick={() => close()}>닫기</Button>}
    >
      {applicants > 0 && (
        <Callout tone="info">
          이미 신청한 {applicants}건에는 &apos;지금&apos;의 금액, 환불 기간과 비율이 그대로 남습니다. 일시나 장소가
          바뀌면 신청하신 분께 알립니다.
        </Callout>
      )}
      <Section title={next.title || '이름이 아직 없습니다'}>
        <DescriptionList items={items} />
        {next.content && <Article html={next.content} />}
        <StoredFiles files={typed.files ?? []} />
      </Section>
    </Dialog>
  );
}
