import { pictureUrl } from '@portal/shared/client';
import { Card, PhoneLink } from '@portal/shared/ui';
import type { Employee } from './byDepartment.ts';
import styles from './ExecutiveCard.module.css';

/** An executive with a picture, or the first letter of the name without one. */
export function ExecutiveCard({ person: { name, position, duty, phone, imagePath } }: { person: Employee }) {
  return (
    <Card className={styles.root}>
      {imagePath ? (
        <img className={styles.face} src={pictureUrl(imagePath)} alt="" loading="lazy" decoding="async" />
      ) : (
        <span className={styles.face} aria-hidden="true">
          {[...name][0]}
        </span>
      )}
      <div className={styles.words}>
        <p className={styles.position}>{position}</p>
        <p className={styles.name}>{name}</p>
        <p className={styles.duty}>{duty}</p>
        {phone && (
          <p>
            <PhoneLink phone={phone} />
          </p>
        )}
      </div>
    </Card>
  );
}
