import { DescriptionList, PhoneLink, TextLink } from '@portal/shared/ui';
import styles from './BranchCard.module.css';
import type { Branch } from './regions.ts';

/** A branch with its regions and how to reach it. */
export function BranchCard({ branch }: { branch: Branch }) {
  const { name, parent, regions, address, phone, email, mapLink, hours } = branch;
  return (
    <article className={styles.root}>
      <h2>
        {parent && <span className={styles.parent}>{parent.name}</span>}
        {name}
      </h2>
      <DescriptionList
        items={[
          ...(regions.length > 0 ? [{ term: '맡은 지역', description: regions.join(', ') }] : []),
          ...(phone ? [{ term: '전화', description: <PhoneLink phone={phone} /> }] : []),
          ...(email ? [{ term: '이메일', description: <a href={`mailto:${email}`}>{email}</a> }] : []),
          ...(address ? [{ term: '주소', description: address }] : []),
          ...(hours ? [{ term: '업무 시간', description: hours }] : []),
        ]}
      />
      {mapLink && (
        <p>
          <TextLink href={mapLink} target="_blank">
            {name} 지도 보기
          </TextLink>
        </p>
      )}
    </article>
  );
}
