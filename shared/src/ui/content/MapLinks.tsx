import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { TextLink } from '../basic/TextLink.tsx';
import { VisuallyHidden } from '../basic/VisuallyHidden.tsx';
import { ButtonLink } from '../button/ButtonLink.tsx';
import styles from './MapLinks.module.css';
import { mapServices } from './mapServices.ts';

interface MapLinksProps {
  /** Street and number. */
  address: string;
  /** Appended to the links. */
  children?: ReactNode;
}

/** Links to maps of a place, below its address. */
export function MapLinks({ address, children }: MapLinksProps) {
  return (
    <div className={styles.root}>
      <MapPin className={styles.icon} aria-hidden="true" />
      <ul role="list" className={styles.services} aria-label="지도에서 보기">
        {mapServices(address).map(({ name, url }) => (
          <li key={name}>
            <TextLink href={url} target="_blank" className={styles.link}>
              {/* A page may list several places. */}
              <VisuallyHidden>‘{address}’ </VisuallyHidden>
              {name}
            </TextLink>
          </li>
        ))}
        {children && <li>{children}</li>}
      </ul>
    </div>
  );
}

/** Links to maps of a place as buttons, for the actions of its page. */
export const MapButtons = ({ address }: Pick<MapLinksProps, 'address'>) =>
  mapServices(address).map(({ name, url }) => (
    <ButtonLink
      key={name}
      href={url}
      target="_blank"
      variant="secondary"
      icon={<MapPin />}
      aria-label={`‘${address}’ ${name}에서 보기 (새 창)`}
    >
      {name}에서 보기
    </ButtonLink>
  ));
