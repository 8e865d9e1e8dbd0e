import { UpcomingPage } from './UpcomingPage.tsx';

export default function PassPage() {
  return <UpcomingPage title="합격자 조회" />;
}
