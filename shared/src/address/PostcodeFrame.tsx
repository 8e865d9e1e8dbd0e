import { EmbeddedService } from '../embed/EmbeddedService.tsx';
import type { FoundAddress } from './foundAddress.ts';
import { postcodeMessage } from './postcodePage.ts';

interface PostcodeFrameProps {
  /** URL of the page that embeds the service. */
  page: string;
  onChoose: (found: FoundAddress) => void;
  onUnreachable: () => void;
}

/** Search of the postcode service. */
export const PostcodeFrame = ({ page, onChoose, onUnreachable }: PostcodeFrameProps) => (
  <EmbeddedService
    page={page}
    schema={postcodeMessage}
    title="우편번호 서비스"
    starting="주소 검색을 준비하고 있습니다"
    onMessage={(message) => {
      if (message.type === 'postcode:chosen') onChoose({ postCode: message.postCode, address: message.address });
    }}
    onUnreachable={onUnreachable}
  />
);
