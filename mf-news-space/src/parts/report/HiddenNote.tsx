import { Callout } from '@portal/shared/ui';

/** Note above a member's hidden post, with the reason. Only the author can see such a post. */
export function HiddenNote({ reason }: { reason: string | undefined }) {
  if (reason === undefined) return null;
  return (
    <Callout tone="warning" title="협회가 숨긴 글입니다.">
      <p>다른 회원에게는 보이지 않습니다. 사유: {reason}</p>
      <p>사진과 첨부파일은 글이 다시 보이게 되면 함께 보입니다. 궁금한 점은 협회로 문의해주세요.</p>
    </Callout>
  );
}
