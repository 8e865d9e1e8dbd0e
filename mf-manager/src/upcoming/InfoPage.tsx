import { UpcomingPage } from './UpcomingPage.tsx';

export default function InfoPage() {
  return <UpcomingPage title="외식경영관리사 안내" />;
}
