import { UpcomingPage } from './UpcomingPage.tsx';

export default function CertificatePage() {
  return <UpcomingPage title="자격증 발급" />;
}
