import { Page } from '@portal/shared/ui';

/** /main. */
export default function HomePage() {
  return <Page title="홈" />;
}
